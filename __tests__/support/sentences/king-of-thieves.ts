import {
  abilityWords,
  cardWords,
  effectWords,
  heading,
  tell,
  tellAct,
  beat,
} from '@/components/games/king-of-thieves/words'
import { type Ability } from '@/components/games/king-of-thieves/fencing'
import { kingOfThieves, type Event } from '@/rules/king-of-thieves'
import { CARDS, type Card } from '@/rules/king-of-thieves/cards'
import { DECKS, FACE_NAMES, GEMS, type FaceName } from '@/rules/king-of-thieves/data'
import { type Section, type Speaker } from '.'

const several = (face: FaceName, count: number): FaceName[] => Array<FaceName>(count).fill(face)
const loot = (faces: FaceName[], piece = false) => ({ dice: faces.map((_, die) => die), faces, piece })
const piles = FACE_NAMES.flatMap((face) => [1, 2, 5].map((count) => several(face, count)))
const phases = ['split', 'fence', 'over'] as const
const opening = kingOfThieves.view(kingOfThieves.setup({ seats: 3, options: {}, seed: 1 }), null)
const mixed: FaceName[] = ['red', 'red', 'bag', 'mask']

function abilitiesOf({ id, effects }: Card): Ability[] {
  return effects.flatMap((effect): Ability[] => {
    switch (effect.kind) {
      case 'flip':
        return effect.to.map((to) => ({ type: 'flip', card: id, to: FACE_NAMES[to] }))
      case 'pay':
      case 'exchange':
        return [{ type: effect.kind, card: id }]
      default:
        return []
    }
  })
}

export function kingOfThievesSentences({ t, names }: Speaker): Section[] {
  const seat = 0
  const victims = names.map((_, victim) => victim)
  const told = (events: Event[]) =>
    events.map((event) => tell(event, t, (each) => names[each]!)).filter((line) => line !== null)
  const dice = (faces: FaceName[]) => ({
    seat,
    dice: faces.map((_, die) => die),
    faces,
    reveals: true as const,
  })
  return [
    [
      'throwing',
      told([mixed, ['mask' as const]].map((faces) => ({ type: 'rolled', round: 3, ...dice(faces) }))),
    ],
    [
      'taking',
      told([
        ...piles.map((faces): Event => ({ type: 'took', seat, ...loot(faces) })),
        { type: 'took', seat, ...loot([], true) },
        { type: 'took', seat, ...loot(mixed, true) },
      ]),
    ],
    [
      'robbing',
      told(victims.map((from): Event => ({ type: 'robbed', seat, from, ...loot(['mask'], from === 1) }))),
    ],
    [
      'giving back',
      told([
        ...piles.map((faces): Event => ({ type: 'returned', seat, ...loot(faces) })),
        { type: 'returned', seat, ...loot(['mask'], true) },
        { type: 'returned', seat, ...loot([], true) },
      ]),
    ],
    ['rerolling', told(piles.map((faces): Event => ({ type: 'rerolled', ...dice(faces) })))],
    [
      'using cards',
      told(
        CARDS.flatMap(abilitiesOf).flatMap((ability): Event[] => {
          const card = CARDS.find(({ id }) => id === ability.card)!
          return card.effects.flatMap((effect): Event[] => {
            if (ability.type === 'flip' && effect.kind === 'flip') {
              const from = FACE_NAMES[effect.from]
              return [{ type: 'flipped', seat, card: card.id, die: 0, from, to: ability.to }]
            }
            if (ability.type === 'pay' && effect.kind === 'pay') {
              return [{ type: 'paid', seat, card: card.id, die: 0, face: FACE_NAMES[effect.face] }]
            }
            return ability.type === 'exchange' && effect.kind === 'exchange'
              ? [{ type: 'exchanged', seat, card: card.id }]
              : []
          })
        }),
      ),
    ],
    [
      'buying',
      told([
        ...CARDS.map((card, index): Event => {
          const gems = GEMS.flatMap((gem) => several(FACE_NAMES[gem], card.cost[gem] ?? 0)).slice(index % 2)
          return { type: 'bought', seat, card: card.id, dice: [], gems, coins: index % 2 }
        }),
        ...[1, 2, 5].map((coins): Event => ({
          type: 'bought',
          seat,
          card: 'crown',
          dice: [],
          gems: [],
          coins,
        })),
        { type: 'bought', seat, card: 'necklace', dice: [], gems: [], coins: 0 },
        { type: 'drank', seat, card: 'unlabeled-potion', drawn: 'crown', deck: 'C', reveals: true },
        { type: 'drank', seat, card: 'unlabeled-potion', drawn: null, deck: 'C' },
      ]),
    ],
    [
      'gaining',
      told(
        [1, 2, 5].flatMap((amount): Event[] => [
          { type: 'infamy', seat, amount, source: 'turned-in' },
          { type: 'infamy', seat, amount, source: 'big-haul' },
          { type: 'coins', seat, amount, source: 'turned-in' },
        ]),
      ),
    ],
    [
      'going on',
      told([
        { type: 'split-ended', starter: seat },
        { type: 'kept-dice', seat },
        { type: 'done', seat },
        ...DECKS.flatMap((deck): Event[] => [
          { type: 'deck-opened', deck, cards: ['crown', 'scepter'], reveals: true },
          { type: 'refilled', deck, slots: [0], cards: ['crown'], reveals: true },
        ]),
        { type: 'round-ended', round: 4 },
        { type: 'over', cause: 'deck-empty' },
        { type: 'over', cause: 'no-purchases' },
      ]),
    ],
    [
      'robbing, as one sentence',
      victims.flatMap((from) =>
        tellAct(
          [
            { type: 'robbed', seat, from, ...loot(['red', 'red', 'mask']) },
            { type: 'returned', seat, ...loot(from % 2 ? ['mask'] : ['bag'], from === 2) },
            { type: 'rerolled', ...dice(['white']) },
          ],
          t,
          (each) => names[each]!,
        ),
      ),
    ],
    ['headings', phases.map((phase) => heading({ ...opening, phase, round: 3 }, t))],
    [
      'beats',
      [
        ...victims.map((robber) =>
          beat([{ type: 'robbed', seat: robber, from: -1, ...loot(['red']) }], -1, t, (each) => names[each]!),
        ),
        beat(
          [{ type: 'drank', seat, card: 'unlabeled-potion', drawn: 'crown', deck: 'C', reveals: true }],
          seat,
          t,
          (each) => names[each]!,
        ),
      ].map((each) => each?.words ?? ''),
    ],
    ['what a card says', CARDS.map(({ id }) => cardWords(t, id))],
    [
      'effects',
      [...new Set(CARDS.flatMap(({ effects }) => effects.map((effect) => effectWords(t, effect))))],
    ],
    ['buttons', CARDS.flatMap(abilitiesOf).map((ability) => abilityWords(t, ability))],
    ['rob whom', names.map((name) => t('king-of-thieves:action.rob', { name }))],
  ]
}
