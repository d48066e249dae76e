import { fade, mix } from '@/components/theme/colour'
import { motionAt } from '@/components/theme/motion'
import { colours, houseTheme, seatColours, themedGames, themeOf, type } from '@/components/theme/tokens'

function luminance(hex: string): number {
  const value = parseInt(hex.slice(1), 16)
  const [red, green, blue] = [(value >> 16) & 255, (value >> 8) & 255, value & 255].map((part) => {
    const share = part / 255
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

const darkGrounds = [
  ...houseTheme.felt,
  ...themedGames.flatMap((game) => [...themeOf(game).felt]),
  colours.wood,
  colours.woodLight,
]

test.each(darkGrounds)('every voice can be read on %s', (ground) => {
  const soft = mix(ground, colours.paper, 0.72)
  for (const voice of [colours.paper, soft, colours.brassLight, colours.goodOnDark, colours.badOnDark]) {
    expect(contrast(voice, ground)).toBeGreaterThanOrEqual(4.5)
  }
})

test('every voice can be read on paper, and ink on brass', () => {
  const soft = mix(colours.paper, colours.ink, 0.76)
  for (const voice of [colours.ink, soft, colours.brassOnPaper, colours.goodOnPaper, colours.badOnPaper]) {
    expect(contrast(voice, colours.paper)).toBeGreaterThanOrEqual(4.5)
  }
  expect(contrast(colours.ink, colours.brass)).toBeGreaterThanOrEqual(4.5)
})

test('soft voices are the plain ones at the strength that was measured', () => {
  expect(colours.paperSoft).toBe(fade(colours.paper, 0.72))
  expect(colours.inkSoft).toBe(fade(colours.ink, 0.76))
})

test('no two seats share a mark, and nothing is set smaller than twelve', () => {
  expect(new Set(seatColours.map(({ mark }) => mark)).size).toBe(seatColours.length)
  expect(Math.min(...Object.values(type))).toBe(12)
})

test('a place without a game of ours has the table of the house', () => {
  expect(themeOf('chess')).toBe(houseTheme)
  expect(themeOf()).toBe(houseTheme)
})

test('the speed setting scales every movement, and reduced motion stops it', () => {
  expect(motionAt('normal', false).ms('move')).toBe(260)
  expect(motionAt('calm', false).ms('move')).toBe(364)
  expect(motionAt('fast', false).ms('move')).toBe(130)
  expect(motionAt('off', false)).toMatchObject({ off: true })
  expect(motionAt('calm', true).ms('flourish')).toBe(0)
})
