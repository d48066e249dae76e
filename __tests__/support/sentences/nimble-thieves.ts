import { beat, heading, tell, tellAct } from '@/components/games/nimble-thieves/words'
import { nimbleThieves, type Event } from '@/rules/nimble-thieves'
import { type Section, type Speaker } from '.'

const kinds = ['money', 'gold', 'diamond'] as const
const phases = ['placing', 'running', 'over'] as const
const opening = nimbleThieves.view(
  nimbleThieves.setup({ seats: 2, options: { variant: 'basic' }, seed: 1 }),
  null,
)
const way = { thief: 0, from: 0, to: 8 }

export function nimbleThievesSentences({ t, names }: Speaker): Section[] {
  const seat = 0
  const owners = names.map((_, owner) => owner)
  const told = (events: Event[]) => events.map((event) => tell(event, t, (each) => names[each]!))
  const nameOf = (each: number) => names[each]!
  const act = (events: Event[]) => tellAct(events, t, nameOf)
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
    [
      'acts as one sentence',
      [
        ...(['ran', 'jumped', 'stepped'] as const).flatMap((type) =>
          kinds.flatMap((kind) =>
            act([
              { type, seat, ...way },
              { type: 'took', seat, thief: 0, cell: 0, tile: tile(kind) },
            ]),
          ),
        ),
        ...owners.flatMap((owner) =>
          act([
            { type: 'guard-moved', seat, guard: 0, from: 0, to: 8 },
            { type: 'caught', seat, thief: 0, owner, cell: 8 },
          ]),
        ),
      ],
    ],
    ['headings', phases.map((phase) => heading({ ...opening, phase }, t))],
    [
      'beats',
      [
        beat([{ type: 'caught', seat, thief: 0, owner: 1, cell: 8 }], 1, t, nameOf),
        ...owners
          .slice(1)
          .map((owner) => beat([{ type: 'caught', seat, thief: 0, owner, cell: 8 }], seat, t, nameOf)),
        beat([{ type: 'out', seat, cause: 'stuck', leaving: [] }], seat, t, nameOf),
      ].map((each) => each?.words ?? ''),
    ],
    ['whose thief', names.map((name) => t('nimble-thieves:board.thief', { name, number: 2 }))],
  ]
}
