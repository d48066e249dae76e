import { type TFunction } from 'i18next'

import { type Seat } from '../../../rules/core/game'
import { type Event, type View } from '../../../rules/nimble-thieves'
import { GUARD_POST, type Cell } from '../../../rules/nimble-thieves/board'
import { gangSize } from '../../../rules/nimble-thieves/data'
import { type Beat, type NameOf } from '../../table/board'
import { type Word } from '../../words'
import { type Choices } from './choosing'
import { nameOfRoom } from './geometry'

type Scene = { view: View; choices: Choices; picked: Cell | null; nameOf: NameOf }

/** All that can be seen of a room, and what pressing it would do. */
export function labelOf(t: TFunction, scene: Scene, cell: Cell): string {
  const { view } = scene
  const thief = view.thieves.find((each) => each.cell === cell)
  const ban = view.bans.find((each) => each.thief === thief?.id)
  const parts = [
    ...standingWords(t, scene, cell),
    groundWords(t, view, cell),
    t('board.place', { room: nameOfRoom(cell) }),
    ban && t('board.banned', { room: nameOfRoom(ban.cell) }),
    actionWords(t, scene, cell),
  ]
  return parts.filter(Boolean).join(', ')
}

function standingWords(t: TFunction, { view, nameOf }: Scene, cell: Cell): (string | false | undefined)[] {
  const thief = view.thieves.find((each) => each.cell === cell)
  const guards = view.guards.filter((each) => each.cell === cell).length
  return [
    thief && t('board.thief', { number: (thief.id % gangSize(view.seats)) + 1, name: nameOf(thief.seat) }),
    guards > 0 && t('board.guards', { count: guards }),
  ]
}

/** What a room is called when it is looked at closely: who stands there, else what lies there. */
export function pieceName(t: TFunction, scene: Scene, cell: Cell): string {
  const name = standingWords(t, scene, cell).find(Boolean) || groundWords(t, scene.view, cell)
  return name.charAt(0).toUpperCase() + name.slice(1)
}

/** Tiles show their icons only where icons are played. */
function groundWords(t: TFunction, { cells, options }: View, cell: Cell): string {
  if (cell === GUARD_POST) return t('board.post')
  const tile = cells[cell]
  if (!tile) return t('board.empty')
  const kind = t(`kinds.${tile.kind}`)
  return options.variant === 'advanced' ? t('board.tile', { kind, icon: t(`icons.${tile.icon}`) }) : kind
}

function actionWords(t: TFunction, { view, choices, picked }: Scene, cell: Cell): string | undefined {
  if (picked !== null && choices.get(picked)?.has(cell)) {
    const occupied = view.thieves.some((thief) => thief.cell === cell)
    return t(occupied ? 'board.catches' : 'board.goHere')
  }
  const targets = choices.get(cell)
  return targets && t(cell === picked ? 'board.picked' : 'board.canGo', { count: targets.size })
}

/** The event as a line of the log. */
export function tell(event: Event, t: TFunction, nameOf: NameOf): string {
  const line = (key: string, more: Record<string, string | Word> = {}) =>
    t(`nimble-thieves:events.${key}`, more)
  switch (event.type) {
    case 'placed':
      return line('placed', { name: nameOf(event.seat), cell: nameOfRoom(event.cell) })
    case 'began':
      return line('began', { name: nameOf(event.seat) })
    case 'ran':
    case 'jumped':
    case 'stepped':
    case 'guard-moved':
      return line(event.type, { name: nameOf(event.seat), ...way(event) })
    case 'pushed':
      return line('pushed', { name: nameOf(event.seat), owner: nameOf(event.owner), ...way(event) })
    case 'took':
    case 'brought-home':
      return line(event.type, {
        name: nameOf(event.seat),
        loot: t(`nimble-thieves:loot.${event.tile.kind}`),
      })
    case 'caught':
      return line('caught', { owner: nameOf(event.owner), cell: nameOfRoom(event.cell) })
    case 'skipped':
      return line(event.asked ? 'skipped' : 'nothing-to-play', { name: nameOf(event.seat) })
    case 'out':
      return line(`out-${event.cause}`, { name: nameOf(event.seat) })
    case 'over':
      return line(`over-${event.cause}`)
  }
}

/** What one act did: who runs takes what they leave, who moves a guard catches, in one sentence. */
export function tellAct(events: readonly Event[], t: TFunction, nameOf: NameOf): string[] {
  const told: string[] = []
  for (let index = 0; index < events.length; index++) {
    const event = events[index]!
    const both = together(event, events[index + 1], t, nameOf)
    told.push(both ?? tell(event, t, nameOf))
    if (both !== null) index++
  }
  return told
}

function together(event: Event, next: Event | undefined, t: TFunction, nameOf: NameOf): string | null {
  const line = (key: string, more: Record<string, string | Word>) => t(`nimble-thieves:acts.${key}`, more)
  switch (event.type) {
    case 'ran':
    case 'jumped':
    case 'stepped':
      if (next?.type !== 'took' || next.seat !== event.seat) return null
      return line(`${event.type}-took`, {
        name: nameOf(event.seat),
        ...way(event),
        loot: t(`nimble-thieves:loot.${next.tile.kind}`),
      })
    case 'guard-moved':
      if (next?.type !== 'caught') return null
      return line('guard-caught', { name: nameOf(event.seat), ...way(event), owner: nameOf(next.owner) })
    default:
      return null
  }
}

/** Icons are played in the middle of the robbery. */
export function heading({ phase }: View, t: TFunction): string {
  const name = phase === 'placing' || phase === 'over' ? phase : 'running'
  return t(`nimble-thieves:heading.${name}`)
}

/** A thief caught hurts whom it belonged to and delights whoever caught it; a gang that goes, and the end, concern all. */
export function beat(events: readonly Event[], seat: Seat | null, t: TFunction, nameOf: NameOf): Beat | null {
  const line = (key: string, more: Record<string, string | Word> = {}) =>
    t(`nimble-thieves:beat.${key}`, more)
  const over = events.find(({ type }) => type === 'over')
  if (over) return { words: tell(over, t, nameOf), mood: 'end' }
  const out = events.find((event) => event.type === 'out')
  if (out?.seat === seat) return { words: line('out'), mood: 'bad' }
  if (out) return { words: tell(out, t, nameOf), mood: 'good' }
  const caught = events.find((event) => event.type === 'caught')
  if (caught?.owner === seat) return { words: line('caught', { cell: nameOfRoom(caught.cell) }), mood: 'bad' }
  if (caught?.seat === seat) return { words: line('catch', { owner: nameOf(caught.owner) }), mood: 'good' }
  return null
}

function way({ from, to }: { from: Cell; to: Cell }): { from: string; to: string } {
  return { from: nameOfRoom(from), to: nameOfRoom(to) }
}

/** The rule that a long press on a room opens: of the piece that stands there, else of what lies there. */
export function topicOf(view: View, cell: Cell): string {
  if (view.thieves.some((thief) => thief.cell === cell)) return 'running'
  if (cell === GUARD_POST || view.guards.some((guard) => guard.cell === cell)) return 'guards'
  const tile = view.cells[cell]
  if (!tile) return 'running'
  if (view.options.variant === 'basic') return 'loot'
  return tile.icon === 'eye' ? 'dark' : tile.icon
}
