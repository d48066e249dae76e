import {
  createContext,
  useContext,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  type ReactNode,
  type RefObject,
} from 'react'
import { type View } from 'react-native'

import { PEEK_ID, peekers } from './peekers'

/** A piece held up to be read. */
export type PeekPiece = {
  readonly name: string
  /** The piece at full size, no larger than this room. */
  draw(room: { readonly width: number; readonly height: number }): ReactNode
  /** What it does, in words. */
  readonly words: readonly string[]
  /** What it is worth now, or why it cannot be used. */
  readonly worth?: string
  /** The page of the rules that tells more. */
  readonly topic?: string
}

export type Peek = {
  /** It rises from where `from` lies. */
  show(piece: PeekPiece, from: View | null): void
  openRule(topic: string): void
}

export const PeekContext = createContext<Peek>({ show: () => undefined, openRule: () => undefined })

export function usePeek(): Peek {
  return useContext(PeekContext)
}

/** An id for an element that a right click or the key I shows like a long press does. */
export function usePeekId(show: () => void): string {
  const id = `${PEEK_ID}${useId().replace(/\W/g, '')}`
  const latest = useEffectEvent(show)
  useEffect(() => {
    peekers.set(id, () => latest())
    return () => void peekers.delete(id)
  }, [id])
  return id
}

type Peekable = { readonly id: string; readonly ref: RefObject<View | null>; onLongPress(): void }

/** For whatever is pressed: spread this over it, and it can be peeked at. */
export function usePeekable(piece: () => PeekPiece): Peekable {
  const ref = useRef<View>(null)
  const { show } = usePeek()
  const onLongPress = () => show(piece(), ref.current)
  return { id: usePeekId(onLongPress), ref, onLongPress }
}
