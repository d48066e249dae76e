import { type RefObject } from 'react'
import { type View, type ViewProps } from 'react-native'

export type HandKeys = {
  readonly order: readonly string[]
  readonly nodes: RefObject<ReadonlyMap<string, View>>
  press(place: number): void
  leave(): void
  reorder?: (place: number, step: number) => void
}

/** A phone's screen reader walks the cards by itself; keys are for a browser. */
export function useHandKeys(_: HandKeys): { readonly current: number; readonly onFan: Partial<ViewProps> } {
  return { current: 0, onFan: {} }
}
