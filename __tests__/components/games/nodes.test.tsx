import { act, fireEvent, render, screen, type RenderAPI } from '@testing-library/react-native'
import { StyleSheet, type ViewStyle } from 'react-native'
import { type ReactTestInstance, type ReactTestRendererJSON } from 'react-test-renderer'

import { covers, layTable } from '@/app/tables'
import { startTexts } from '@/app/texts'
import { Felt } from '@/components/kit'
import { type AnyTable } from '@/components/table/board'
import { MotionProvider } from '@/components/theme/motion'
import { looksFor } from '@/__tests__/support/looks'
import { fullestMoments, type Moment } from '@/__tests__/support/fullest'
import { tableName, tablesOf } from '@/__tests__/support/tables'

/**
 * A phone makes a view for every node that a board draws, those of its drawings included, and a modest one stutters
 * when they are too many.
 */
const MOST = 1000
const most: Readonly<Record<string, number>> = { 'nimble-thieves': 900 }
/** Kept free for what stands around the board: the heading, the menu, the recap, the snack. */
const FRAME = 100

/** Milliseconds for a whole match and its boards on a busy machine. */
const PATIENCE = 60_000

const rooms = {
  'on a phone': { width: 360, height: 596 },
  'on a tablet': { width: 820, height: 1136 },
}

beforeAll(() => startTexts('en'))

const looks = looksFor({ Ada: 'person', Mira: 'witch', Oren: 'dwarf', Tess: 'elf', Bram: 'king' })
const nothing = () => undefined

type Room = { width: number; height: number }

function sitDown({ Board, game }: AnyTable, { view, moves }: Moment, room: Room): RenderAPI {
  const board = render(
    <MotionProvider speed="off">
      <Felt game={game.id}>
        <Board
          view={view}
          before={view}
          events={[]}
          step={0}
          moves={moves}
          looks={looks.slice(0, view.seats)}
          watching={false}
          recent={[]}
          caption=""
          finish={null}
          play={nothing}
          explain={nothing}
          skip={nothing}
          openRule={nothing}
        />
      </Felt>
    </MotionProvider>,
  )
  layOut(room)
  return board
}

/** Tells everything that asks for its size what it is: the nearest one that a style gives, or the whole room. */
function layOut(room: Room): void {
  const told = new Set<unknown>()
  for (;;) {
    const asking = screen.root.findAll(
      (node) =>
        typeof node.type === 'string' && node.props.onLayout && !told.has(node.props.testID ?? node.type),
    )[0]
    if (!asking) return
    told.add(asking.props.testID ?? asking.type)
    fireEvent(asking, 'layout', { nativeEvent: { layout: { x: 0, y: 0, ...sizeOf(asking, room) } } })
  }
}

function sizeOf(node: ReactTestInstance, room: Room): Room {
  for (let at: ReactTestInstance | null = node; at; at = at.parent) {
    const { width, height } = StyleSheet.flatten<ViewStyle>(at.props.style) ?? {}
    if (typeof width === 'number' && typeof height === 'number') return { width, height }
  }
  return room
}

function countNodes(tree: ReactTestRendererJSON | ReactTestRendererJSON[] | string | null): number {
  if (tree === null || typeof tree === 'string') return 0
  if (Array.isArray(tree)) return tree.reduce((sum, node) => sum + countNodes(node), 0)
  return 1 + countNodes(tree.children as ReactTestRendererJSON[] | null)
}

for (const cover of covers) {
  const { game } = cover
  const sets = tablesOf(game)
  const crowded = Math.max(...sets.map(({ seats }) => seats))
  const limit = (most[game.id] ?? MOST) - FRAME

  describe(game.id, () => {
    test.each(sets.map((set) => [tableName(set), set] as const))(
      `shows at most ${limit} views in its fullest moments at %s`,
      async (_, set) => {
        const faults: string[] = []
        const table = await layTable(cover)
        for (const moment of fullestMoments(set)) {
          for (const [where, room] of Object.entries(rooms)) {
            // A table for fewer shows less: on a tablet the fullest will do.
            if (where !== 'on a phone' && set.seats < crowded) continue
            const board = sitDown(table, moment, room)
            // Gestures are attached in a microtask.
            await act(async () => undefined)
            const count = countNodes(board.toJSON())
            if (count > limit) faults.push(`${moment.phase} ${where}: ${count}`)
            board.unmount()
          }
        }
        expect(faults).toEqual([])
      },
      PATIENCE,
    )
  })
}
