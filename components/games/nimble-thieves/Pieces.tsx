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
import { type Drag } from './useDrag'

const thiefName = (id: number) => `thief ${id}`
const guardName = (id: number) => `guard ${id}`

/** The pieces that can be moved now, by the room they stand in. */
export function pieceNames(view: View, choices: Choices): Record<Cell, string> {
  const names: Record<Cell, string> = {}
  // Guards that share the post are alike: the first one goes.
  for (const { id, cell } of [...view.guards].reverse()) if (choices.has(cell)) names[cell] = guardName(id)
  for (const { id, cell } of view.thieves) if (cell !== null && choices.has(cell)) names[cell] = thiefName(id)
  return names
}

type Props = BoardProps<View, Move, Event> & {
  layout: TableLayout
  centres: readonly Point[]
  drag: Drag
  picked: Cell | null
}

/**
 * Every tile, thief and guard of the match, each under its own key for as long as the match lasts: what is taken or
 * caught is somewhere else, not gone. So two views are enough to animate whatever lies between them.
 */
export function Pieces({ view, events, looks, layout, centres, drag, picked }: Props) {
  const motion = useMotion()
  const { pitch } = layout
  const stands = (cell: Cell | null) => cell !== null && cell === picked
  // After a jump in time (undo, a replay's slider) nothing waits for anything.
  const wait = events.length > 0 ? motion.ms('move') : 0
  return (
    <>
      {tilesOf(view).map(({ cell, tile, owner }) => (
        <Travelling
          key={`tile ${cell}`}
          spot={owner === null ? standing(centres[cell]!) : away(layout, owner, 0.4)}
          size={tileSize(pitch)}
          wait={owner === null ? 0 : wait}
          speed="flourish"
        >
          <TileFace
            kind={tile.kind}
            icon={view.options.variant === 'advanced' ? tile.icon : undefined}
            size={tileSize(pitch)}
          />
        </Travelling>
      ))}
      {view.guards.map(({ id, cell }) => (
        <Travelling
          key={guardName(id)}
          piece={guardName(id)}
          spot={guardSpot(view, id, cell, centres, pitch)}
          size={pitch * 0.82}
          drag={drag}
          lifted={stands(cell) && pieceAt(view, cell) === id}
        >
          <GuardFigure size={pitch * 0.82} />
        </Travelling>
      ))}
      {view.thieves.map((thief) => (
        <Travelling
          key={thiefName(thief.id)}
          piece={thiefName(thief.id)}
          spot={thiefSpot(thief, layout, centres)}
          size={pitch * 0.86}
          drag={drag}
          lifted={stands(thief.cell)}
          wait={thief.whereabouts === 'caught' ? wait : 0}
        >
          <ThiefFigure colour={looks[thief.seat]!.colour} size={pitch * 0.86} />
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

/** Off the board, on its owner's mat, where it cannot be seen any more. */
function away(layout: TableLayout, seat: number, scale: number): Spot {
  const { x, y } = middle(layout.mats[seat]!)
  return { x: x - layout.board.x, y: y - layout.board.y, scale, opacity: 0 }
}

function middle(box: Box): Point {
  return { x: box.x + box.width - box.height / 2, y: box.y + box.height / 2 }
}

function thiefSpot(thief: ThiefView, layout: TableLayout, centres: readonly Point[]): Spot {
  if (thief.cell !== null) return standing(centres[thief.cell]!)
  return away(layout, thief.seat, thief.whereabouts === 'caught' ? 0.2 : 0.6)
}

/** The guard that a finger takes from a room. */
function pieceAt(view: View, cell: Cell): number | undefined {
  return view.guards.find((guard) => guard.cell === cell)?.id
}

/** Two guards share only the post; there they stand side by side. */
function guardSpot(view: View, id: number, cell: Cell, centres: readonly Point[], pitch: number): Spot {
  const { x, y } = centres[cell]!
  const sharing = cell === GUARD_POST && view.guards.filter((guard) => guard.cell === cell).length > 1
  if (!sharing) return { x, y, scale: 1, opacity: 1 }
  const side = pieceAt(view, cell) === id ? -1 : 1
  return { x: x + side * pitch * 0.24, y, scale: 0.74, opacity: 1 }
}
