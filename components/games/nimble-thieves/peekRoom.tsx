import { type TFunction } from 'i18next'

import { type View } from '../../../rules/nimble-thieves'
import { type Cell } from '../../../rules/nimble-thieves/board'
import { VALUES } from '../../../rules/nimble-thieves/data'
import { type SeatLook } from '../../table/board'
import { type PeekPiece } from '../../table/peek'
import { GuardFigure } from './pieces/GuardFigure'
import { ThiefFigure } from './pieces/ThiefFigure'
import { TileFace } from './pieces/TileFace'
import { topicOf } from './words'

/** What is in a room, held up to be read: the piece that stands there with the tile under it. */
export function peekRoom(
  t: TFunction,
  view: View,
  looks: readonly SeatLook[],
  cell: Cell,
  name: string,
): PeekPiece {
  const thief = view.thieves.find((each) => each.cell === cell)
  const guard = view.guards.some((each) => each.cell === cell)
  const tile = view.cells[cell]
  const icon = view.options.variant === 'advanced' ? tile?.icon : undefined
  const topic = topicOf(view, cell)
  const topics = [topic, tile && icon && (icon === 'eye' ? 'dark' : icon), tile && 'loot']
  // Each page begins with what matters most.
  const words = topics.flatMap((each) => (each ? [t(`rules.${each}.text`).split('\n')[0]!] : []))
  return {
    name,
    words: [...new Set(words)],
    worth: tile ? t('board.points', { count: VALUES[tile.kind] }) : undefined,
    topic,
    draw({ width, height }) {
      const size = Math.min(width, height) * 0.8
      if (thief) return <ThiefFigure colour={looks[thief.seat]!.colour} size={size} />
      if (guard) return <GuardFigure size={size} />
      return tile ? <TileFace kind={tile.kind} icon={icon} size={size} /> : null
    },
  }
}
