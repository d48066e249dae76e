import { type Event, type Move, type View } from '../../../rules/nimble-thieves'
import { GUARD_POST, type Cell } from '../../../rules/nimble-thieves/board'
import { type Tile } from '../../../rules/nimble-thieves/data'
import { type ThiefView } from '../../../rules/nimble-thieves/view'
import { type BoardProps } from '../../table/board'
import { useMotion } from '../../theme/motion'
import { type Choices } from './choosing'
import { type Box, type Point } from './geometry'
import { type TableLayout } from './layout'
import { GuardFigure } from './pieces/GuardFigure'
import { ThiefFigure } from './pieces/ThiefFigure'
import { TileFace, tileSize } from './pieces/TileFace'
import { Travelling, type Spot } from './Travelling'
import { type Drag, type Draggable } from './useDrag'

const thiefName = (id: number) => `thief ${id}`
const guardName = (id: number) => `guard ${id}`

/** The pieces that can be moved now, by the room they stand in. */
export function draggables(view: View, choices: Choices): Record<Cell, Draggable> {
  const found: Record<Cell, Draggable> = {}
  for (const [from, targets] of choices) {
    const thief = view.thieves.find(({ cell }) => cell === from)
    const guard = guardAt(view, from)
    const piece = thief ? thiefName(thief.id) : guard === undefined ? null : guardName(guard)
    if (piece !== null) found[from] = { piece, lands: [...targets.keys()] }
  }
  return found
}

type Props = BoardProps<View, Move, Event> & { layout: TableLayout; centres: readonly Point[] }

// Every tile, thief and guard has its own key for as long as the match lasts: what is taken or caught is somewhere
// else, not gone. So two views are enough to animate whatever lies between them.

/** What follows a move waits for it; after a jump in time (undo, a replay's slider) nothing does. */
function useWait(events: readonly Event[]): number {
  const motion = useMotion()
  return events.length > 0 ? motion.ms('move') : 0
}

export function Tiles({ view, events, layout, centres }: Props) {
  const wait = useWait(events)
  const size = tileSize(layout.pitch)
  return tilesOf(view).map(({ cell, tile, owner }) => (
    <Travelling
      key={cell}
      spot={owner === null ? standing(centres[cell]!) : away(layout, owner, 0.4)}
      size={size}
      wait={owner === null ? 0 : wait}
      speed="flourish"
    >
      <TileFace
        kind={tile.kind}
        icon={view.options.variant === 'advanced' ? tile.icon : undefined}
        size={size}
      />
    </Travelling>
  ))
}

export function Figures({
  view,
  events,
  looks,
  layout,
  centres,
  drag,
  picked,
}: Props & { drag: Drag; picked: Cell | null }) {
  const wait = useWait(events)
  const size = layout.pitch * 0.82
  return (
    <>
      {view.guards.map(({ id, cell }) => (
        <Travelling
          key={guardName(id)}
          piece={guardName(id)}
          spot={guardSpot(view, id, cell, centres, layout.pitch)}
          size={size}
          drag={drag}
          lifted={cell === picked && guardAt(view, cell) === id}
        >
          <GuardFigure size={size} />
        </Travelling>
      ))}
      {view.thieves.map((thief) => (
        <Travelling
          key={thiefName(thief.id)}
          piece={thiefName(thief.id)}
          spot={thiefSpot(thief, layout, centres)}
          size={size}
          drag={drag}
          lifted={thief.cell !== null && thief.cell === picked}
          dives={events.some((event) => event.type === 'jumped' && event.thief === thief.id)}
          wait={thief.cell === null ? wait : 0}
        >
          <ThiefFigure colour={looks[thief.seat]!.colour} size={size} />
        </Travelling>
      ))}
    </>
  )
}

/** All sixty tiles by the room they were dealt to, wherever they are now. */
function tilesOf(view: View): { cell: Cell; tile: Tile; owner: number | null }[] {
  const lying = view.cells.flatMap((tile, cell) => (tile ? [{ cell, tile, owner: null }] : []))
  const taken = view.loot.flatMap((loot, owner) => loot.map((tile) => ({ cell: tile.cell, tile, owner })))
  return [...lying, ...taken].sort((one, other) => one.cell - other.cell)
}

function standing({ x, y }: Point): Spot {
  return { x, y, scale: 1, opacity: 1 }
}

/** A figure stands a little down and to the left, so that the tile's icon is seen past it. */
function onTile({ x, y }: Point, pitch: number): Spot {
  return { x: x - pitch * 0.07, y: y + pitch * 0.05, scale: 1, opacity: 1 }
}

/** Off the board, on its owner's mat, where it cannot be seen any more. */
function away(layout: TableLayout, seat: number, scale: number): Spot {
  const { x, y } = middle(layout.mats[seat]!)
  return { x: x - layout.board.x, y: y - layout.board.y, scale, opacity: 0 }
}

function middle(box: Box): Point {
  return { x: box.x + box.width - box.height / 2, y: box.y + box.height / 2 }
}

function thiefSpot(thief: ThiefView, layout: TableLayout, centres: readonly Point[]): Spot {
  if (thief.cell !== null) return onTile(centres[thief.cell]!, layout.pitch)
  return away(layout, thief.seat, thief.whereabouts === 'caught' ? 0.2 : 0.6)
}

/** The guard that a finger takes from a room: the first, as guards that share the post are alike. */
function guardAt(view: View, cell: Cell): number | undefined {
  return view.guards.find((guard) => guard.cell === cell)?.id
}

/** Two guards share only the post; there they stand side by side. */
function guardSpot(view: View, id: number, cell: Cell, centres: readonly Point[], pitch: number): Spot {
  const { x, y } = centres[cell]!
  const sharing = cell === GUARD_POST && view.guards.filter((guard) => guard.cell === cell).length > 1
  if (!sharing) return { ...onTile({ x, y }, pitch), scale: 0.9 }
  const side = guardAt(view, cell) === id ? -1 : 1
  return { x: x + side * pitch * 0.24, y, scale: 0.74, opacity: 1 }
}
