import { colours, size } from '../theme/tokens'

const ID = 'focus-ring'

/** Keyboard focus is always seen, and looks like brass; a pointer leaves no ring behind. */
export function installFocusRing(): void {
  if (document.getElementById(ID)) return
  const style = document.createElement('style')
  style.id = ID
  style.textContent = `
    :focus { outline: none }
    :focus-visible { outline: ${size.focusRing}px solid ${colours.brassLight}; outline-offset: ${size.frame}px }
  `
  document.head.append(style)
}
