import { useRef, useState } from 'react'

export type SheetHandle = {
  /** Nothing of it is on the screen, nor on its way out. */
  readonly gone: boolean
  readonly show: () => void
  /**
   * Closes it. What it leads to, another place or another sheet, comes once it is gone: an iPhone that is still
   * taking a modal away drops what is to be shown at the same time.
   */
  readonly close: (then?: () => void) => void
  /** For the `Sheet` or `Dialog` itself. */
  readonly props: {
    readonly open: boolean
    readonly onClose: () => void
    readonly onClosed: () => void
  }
}

/** The one way to open and close a sheet that leads somewhere, or that must be seen out. */
export function useSheet(): SheetHandle {
  const [stage, setStage] = useState<'gone' | 'open' | 'closing'>('gone')
  const next = useRef<(() => void) | undefined>(undefined)
  const close = (then?: () => void) => {
    next.current = then
    setStage('closing')
  }
  const onClosed = () => {
    const then = next.current
    next.current = undefined
    // Opened again before it was gone, it stays.
    setStage((now) => (now === 'closing' ? 'gone' : now))
    then?.()
  }
  return {
    gone: stage === 'gone',
    show: () => setStage('open'),
    close,
    props: { open: stage === 'open', onClose: () => close(), onClosed },
  }
}
