import { tell } from '@/components/games/nimble-thieves/words'
import { type Event } from '@/rules/nimble-thieves'
import { type Section, type Speaker } from '.'

const kinds = ['money', 'gold', 'diamond'] as const
const way = { thief: 0, from: 0, to: 8 }

export function nimbleThievesSentences({ t, names }: Speaker): Section[] {
  const seat = 0
  const owners = names.map((_, owner) => owner)
  const told = (events: Event[]) => events.map((event) => tell(event, t, (each) => names[each]!))
  const tile = (kind: (typeof kinds)[number]) => ({ kind, icon: 'eye' as const })
  return [
    [
      'moving',
      told([
        { type: 'placed', seat, thief: 0, cell: 0 },
        { type: 'began', seat },
        { type: 'ran', seat, ...way },
        { type: 'jumped', seat, ...way },
        { type: 'stepped', seat, ...way },
        { type: 'guard-moved', seat, guard: 0, from: 0, to: 8 },
        { type: 'skipped', seat, icon: 'vent', asked: true },
        { type: 'skipped', seat, icon: 'vent', asked: false },
      ]),
    ],
    ['pushing', told(owners.map((owner): Event => ({ type: 'pushed', seat, owner, ...way })))],
    ['catching', told(owners.map((owner): Event => ({ type: 'caught', seat, thief: 0, owner, cell: 8 })))],
    [
      'taking',
      told(
        kinds.flatMap((kind): Event[] => [
          { type: 'took', seat, thief: 0, cell: 0, tile: tile(kind) },
          { type: 'brought-home', seat, thief: 0, cell: 0, tile: tile(kind) },
        ]),
      ),
    ],
    [
      'ending',
      told([
        { type: 'out', seat, cause: 'stuck', leaving: [] },
        { type: 'out', seat, cause: 'all-caught', leaving: [] },
        { type: 'over', cause: 'all-out' },
        { type: 'over', cause: 'nothing-left' },
        { type: 'over', cause: 'nothing-taken' },
      ]),
    ],
    ['whose thief', names.map((name) => t('nimble-thieves:board.thief', { name, number: 2 }))],
  ]
}
