import { gridFor, scatter, type Box, type Grid, type Spot } from './scatter'

/** A throw: another serial number is another throw, and only these dice fly. */
export type Roll = { readonly serial: number; readonly ids: readonly string[] }

/** Where everything lies that lies in the tray. */
export type Layout = {
  readonly box: Box
  readonly capacity: number
  readonly grid: Grid
  readonly serial: number
  readonly spots: Readonly<Record<string, Spot>>
}

export type LayoutInput = {
  readonly box: Box
  /** For how many things the tray must have room: the dice keep their size while some are elsewhere. */
  readonly capacity: number
  readonly ids: readonly string[]
  readonly roll: Roll
}

/** The next layout; the same one when nothing has changed. What was not thrown and did not come or go stays. */
export function layOut(before: Layout | null, input: LayoutInput): Layout {
  const { box, capacity, ids, roll } = input
  const fits =
    before !== null &&
    before.box.width === box.width &&
    before.box.height === box.height &&
    before.capacity === capacity
  if (!fits) return scattered(input, {})
  const stays = (id: string) =>
    before.spots[id] !== undefined && (before.serial === roll.serial || !roll.ids.includes(id))
  const staying = Object.fromEntries(ids.filter(stays).map((id) => [id, before.spots[id]!]))
  const same = ids.every(stays) && Object.keys(before.spots).length === ids.length
  if (same && before.serial === roll.serial) return before
  return scattered(input, staying)
}

function scattered(input: LayoutInput, staying: Readonly<Record<string, Spot>>): Layout {
  const { box, capacity, ids, roll } = input
  const grid = gridFor(box, Math.max(capacity, ids.length))
  const coming = ids.filter((id) => staying[id] === undefined)
  const spots = scatter({
    box,
    grid,
    count: coming.length,
    staying: Object.values(staying),
    // A die that comes back between two throws must not make the next throw fall like the last.
    seed: roll.serial * 7919 + Object.keys(staying).length,
  })
  // Those that stay lie so that no room is left: then everything moves together.
  if (spots.length < coming.length && coming.length < ids.length) return scattered(input, {})
  const placed = Object.fromEntries(coming.map((id, index) => [id, spots[index]!]))
  return { box, capacity, grid, serial: roll.serial, spots: { ...staying, ...placed } }
}
