import { type TFunction } from 'i18next'

import { type Event, type Move, type View } from '../../../rules/king-of-thieves'
import { FACE_NAMES } from '../../../rules/king-of-thieves/data'
import { type FaceLook, gridFor, type TrayPlace, type TrayThing } from '../../dice'
import { type SeatLook } from '../../table/board'
import { layLoot, middleOf, type TableLayout } from './layout'
import { FirstPiece } from './pieces/FirstPiece'
import { faceOrder, type Pile } from './piles'
import { faceWords } from './words'

export const PIECE = 'piece'
const DIE = 'die '
const OWN_DIE = 38
const RIVAL_DIE = 28

/** The tray's name for a die: that of its picture, which may have changed places with one that shows the same. */
export const nameOfDie = (names: readonly number[], die: number) => `${DIE}${names[die]}`

export function pileOf(names: readonly number[], ids: readonly string[]): Pile {
  const pictures = ids.filter((id) => id.startsWith(DIE)).map((id) => Number(id.slice(DIE.length)))
  return { dice: pictures.map((picture) => names.indexOf(picture)), piece: ids.includes(PIECE) }
}

export function idsOf(names: readonly number[], pile: Pile): string[] {
  return [...pile.dice.map((die) => nameOfDie(names, die)), ...(pile.piece ? [PIECE] : [])]
}

export function facesOf(t: TFunction): Record<string, FaceLook> {
  return Object.fromEntries(
    FACE_NAMES.map((face) => [
      face,
      { label: faceWords(t, face), picture: `dice/${face}`, bold: `dice/${face}-bold` },
    ]),
  )
}

type Scene = {
  view: View
  moves: readonly Move[]
  names: readonly number[]
  layout: TableLayout
  looks: readonly SeatLook[]
  t: TFunction
}

/**
 * Every die of the match and the piece, wherever they lie: in the centre the tray finds them a place, on a mat they
 * have one. So whatever is taken travels there, and nothing is ever drawn twice.
 */
export function thingsOf({ view, moves, names, layout, looks, t }: Scene): TrayThing[] {
  // For the lucky paw the player's dice come to the middle, where there is room to choose one.
  const choosing = moves.some(({ type }) => type === 'reroll')
  const placeOf = (seat: number | null) => (choosing && seat === view.seat ? null : seat)
  const slots = slotsOf(view, layout)
  const whose = (seat: number | null, what: string) =>
    seat === null ? t('board.inCentre', { what }) : `${what}, ${looks[seat]!.name}`
  const dice = view.dice.map((die, index): TrayThing => ({
    id: nameOfDie(names, index),
    face: die.face,
    label: whose(die.place, faceWords(t, die.face)),
    place: placeOf(die.place) === null ? away(layout, choosing) : slots.dice[index],
  }))
  const piece: TrayThing = {
    id: PIECE,
    label: whose(view.piece, t('piece')),
    draw: (size) => <FirstPiece size={size} />,
    place: view.piece === null ? undefined : slots.piece,
  }
  // Always in the same order, whatever their names: the tray keeps its pictures in place.
  return [...dice.sort((one, other) => (one.id < other.id ? -1 : 1)), piece]
}

/** Where dice in the centre are while a phone shows the market there: under it, out of sight. */
function away(layout: TableLayout, choosing: boolean): TrayPlace | undefined {
  if (layout.centreShown || choosing) return undefined
  const { x, y } = middleOf(layout.market)
  return { x: x - layout.centre.x, y: y - layout.centre.y, scale: 0 }
}

function slotsOf(view: View, layout: TableLayout): { dice: TrayPlace[]; piece: TrayPlace | undefined } {
  const dieSize = gridFor(layout.centre, view.dice.length + 1).size
  const slots: { dice: TrayPlace[]; piece: TrayPlace | undefined } = { dice: [], piece: undefined }
  for (let seat = 0; seat < view.seats; seat++) {
    const mine = view.dice.flatMap(({ place }, die) => (place === seat ? [die] : []))
    mine.sort((one, other) => faceOrder(view.dice[one]!.face) - faceOrder(view.dice[other]!.face))
    const holds = view.piece === seat
    const largest = seat === (view.seat ?? 0) ? OWN_DIE : RIVAL_DIE
    const { size, places } = layLoot(layout.loot[seat]!, mine.length + (holds ? 1 : 0), largest)
    const slot = (index: number) => {
      const { x, y } = places[index]!
      return { x: x - layout.centre.x, y: y - layout.centre.y, scale: size / dieSize }
    }
    if (holds) slots.piece = slot(0)
    mine.forEach((die, index) => {
      slots.dice[die] = slot(index + (holds ? 1 : 0))
    })
  }
  return slots
}

/** The dice that these events threw. */
export function thrownIn(events: readonly Event[], names: readonly number[]): string[] | null {
  for (const event of events) {
    if (event.type === 'rolled' || event.type === 'rerolled') {
      return event.dice.map((die) => nameOfDie(names, die))
    }
  }
  return null
}
