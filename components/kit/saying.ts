import { create } from 'zustand'

import { announce } from './announce'

type Snacks = {
  /** What is being said; `serial` tells the same words said twice apart. */
  readonly said: { readonly text: string; readonly serial: number } | null
  /** Places that can show it: the app's own, and one in each open sheet or dialog. The last one shows. */
  readonly hosts: readonly string[]
}

export const useSnacks = create<Snacks>(() => ({ said: null, hosts: [] }))

/** Says a short line at the foot of the screen, also to a screen reader. */
export function say(text: string): void {
  useSnacks.setState(({ said }) => ({ said: { text, serial: (said?.serial ?? 0) + 1 } }))
  announce(text)
}

export function hush(): void {
  useSnacks.setState({ said: null })
}

/** Registers a place; returns how to take it away again. */
export function openHost(id: string): () => void {
  useSnacks.setState(({ hosts }) => ({ hosts: [...hosts, id] }))
  return () => useSnacks.setState(({ hosts }) => ({ hosts: hosts.filter((other) => other !== id) }))
}
