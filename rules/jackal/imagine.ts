import type { Rng, Seat } from '../core/game'
import { countCards, kindNamed, type CardName, type Kind } from './data'
import type { Attached } from './events'
import { BOARDS, islandIndex } from './islands'
import {
  ENDED,
  FREE,
  SAILS,
  TRAPPED,
  UNDECIDED,
  WITH_DOUBLING,
  WITH_FRIDAY,
  WITH_WEAPON,
  type State,
} from './state'
import { guessHands } from './unseen'
import type { PlayerView, View } from './view'

export const kindsOf = (names: readonly CardName[]): Kind[] => names.map((name) => kindNamed(name)!)

/** Some state that the view cannot tell from the real one: hidden cards anew, islands to come anew. */
export function imagine(seen: View, rng: Rng): State {
  const { hands, plans, drawn, deck } = guessHands(seen, rng)
  const { players } = seen
  const by = <T>(what: (player: PlayerView, seat: Seat) => T) => players.map(what)
  return {
    rng: rng.int(0x100000000),
    seats: seen.seats,
    islands: seen.options.islands,
    voyage: voyageAfter(seen, rng),
    stop: seen.number - 1,
    phase: seen.phase,
    first: seen.first,
    turn: seen.turn ?? seen.first,
    coins: by(({ coins }) => coins),
    spent: by(({ spent }) => spent),
    hands,
    deck: rng.shuffle(deck),
    discards: countCards(kindsOf(seen.discards)),
    choices: by(choiceOf),
    plans,
    rum: by(({ rum }) => rum),
    attached: by(({ attached }) => attached.map(sumOf)),
    trails: by(({ trail }) => trail.slice()),
    used: by(({ used }) => used),
    steps: by(({ steps }) => steps),
    ways: by(({ way }) => (way === 'free' ? FREE : way === 'trapped' ? TRAPPED : ENDED)),
    pile: countCards(kindsOf(seen.pile)),
    held: by(({ held }) => held),
    drawn,
    shown: by(({ shown }) => countCards(kindsOf(shown))),
    idle: by(({ idle }) => idle),
  }
}

function voyageAfter({ visited, options }: View, rng: Rng): number[] {
  const known = visited.map((id) => islandIndex(id))
  const rest = BOARDS.map((_, island) => island).filter((island) => !known.includes(island))
  return [...known, ...rng.shuffle(rest).slice(0, options.islands - known.length)]
}

function choiceOf({ choice, price }: PlayerView): number {
  if (choice === 'undecided') return UNDECIDED
  return choice === 'sails' ? SAILS : price!
}

function sumOf({ doubling, friday, weapon }: Attached): number {
  return (doubling ? WITH_DOUBLING : 0) + (friday ? WITH_FRIDAY : 0) + (weapon ? WITH_WEAPON : 0)
}
