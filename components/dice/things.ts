import { type ReactNode } from 'react'

/** A point of the tray, or beside it: then the thing travels there and lies there, larger or smaller. */
export type TrayPlace = { readonly x: number; readonly y: number; readonly scale?: number }

type Thing = {
  /** Stays the same for as long as the match lasts. */
  readonly id: string
  /** Without a place the tray finds one. */
  readonly place?: TrayPlace
  /** What a screen reader says; a die without one is called like its face. */
  readonly label?: string
}

export type TrayDie = Thing & { readonly face: string }
/** Something that lies among the dice and is never thrown, drawn to fill a square. */
export type TrayPiece = Thing & { readonly label: string; readonly draw: (size: number) => ReactNode }
export type TrayThing = TrayDie | TrayPiece

export function isDie(thing: TrayThing): thing is TrayDie {
  return 'face' in thing
}
