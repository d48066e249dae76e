import { PEEK_ID, peekers } from './peekers'

function peekerOf(target: EventTarget | null): (() => void) | undefined {
  const element = target instanceof Element ? target.closest(`[id^="${PEEK_ID}"]`) : null
  return element ? peekers.get(element.id) : undefined
}

function onContextMenu(event: MouseEvent): void {
  const show = peekerOf(event.target)
  // A long touch asks for a browser's menu too; the piece answers that by itself.
  if (show) event.preventDefault()
  if (show && event.button === 2) show()
}

function onKeyDown(event: KeyboardEvent): void {
  if (event.code !== 'KeyI' || event.ctrlKey || event.metaKey || event.altKey) return
  peekerOf(document.activeElement)?.()
}

/** The right click and the key I show a piece as a long press does. */
export function listenForPeeks(): () => void {
  document.addEventListener('contextmenu', onContextMenu)
  document.addEventListener('keydown', onKeyDown)
  return () => {
    document.removeEventListener('contextmenu', onContextMenu)
    document.removeEventListener('keydown', onKeyDown)
  }
}
