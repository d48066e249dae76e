type Channels = [red: number, green: number, blue: number]

function channels(hex: string): Channels {
  const value = parseInt(hex.slice(1), 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}

function hexOf(parts: Channels): string {
  return `#${parts.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`
}

/** `share` of the second colour in the first; both `#RRGGBB`. */
export function mix(base: string, other: string, share: number): string {
  const [red, green, blue] = channels(base)
  const [otherRed, otherGreen, otherBlue] = channels(other)
  return hexOf([
    red + (otherRed - red) * share,
    green + (otherGreen - green) * share,
    blue + (otherBlue - blue) * share,
  ])
}

/** The colour where the lamp reaches it, from 0 (as it is) to 1 (white-hot). */
export function lighten(hex: string, share: number): string {
  return mix(hex, '#FFF6DC', share)
}

/** The colour turned away from the lamp. */
export function darken(hex: string, share: number): string {
  return mix(hex, '#0B0705', share)
}

export function fade(hex: string, alpha: number): string {
  return `rgba(${channels(hex).join(', ')}, ${alpha})`
}
