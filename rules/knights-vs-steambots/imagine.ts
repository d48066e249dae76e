import type { Rng, Seat } from '../core/game'
import { everySeat } from '../core/seats'
import { cellAt } from './board'
import {
  CAGE,
  CARD_NAMES,
  cardNamed,
  CENTRE,
  COUNTS,
  isHandCard,
  isSteambot,
  isTrophy,
  NONE,
  PAPER,
  type Card,
  type CardName,
} from './data'
import { QUEST_IDS, type QuestId } from './quests'
import {
  BEAT,
  DECLINED,
  emptyState,
  EQUIP,
  LAID_MORE,
  NO_SWAP,
  SPECIAL,
  UNDECIDED,
  type Duel,
  type State,
  type Swap,
  type Variant,
} from './state'
import type { DuelSideView, PlayerView, View } from './view'

const MORE = { undecided: UNDECIDED, declined: DECLINED, laid: LAID_MORE } as const

const codes = (names: readonly CardName[]) => names.map(cardNamed)
const codeOf = (name: CardName | null) => (name === null ? NONE : cardNamed(name))

const isForChildren = (card: Card) => isSteambot(card) || isTrophy(card)

/** How many cards of each kind a game is played with, members of children's teams apart: those are always seen. */
const IN_PLAY: Readonly<Record<Variant, readonly number[]>> = {
  full: countKinds((card) => card !== CENTRE),
  'kids-simple': countKinds(isForChildren),
  'kids-harder': countKinds((card) => isForChildren(card) || card === CAGE),
}

function countKinds(isPlayed: (card: Card) => boolean): number[] {
  return CARD_NAMES.map((name, card) => (isPlayed(card) ? COUNTS[name] : 0))
}

/** The cards that this seat sees nowhere: they are in the deck, in other hands or face down. */
function unseenCards(seen: View, openHands: readonly Card[][]): Card[] {
  const visible = [
    ...openHands.flat(),
    ...codes(seen.discard),
    ...seen.locations.map(({ card }) => cardNamed(card)),
    ...seen.players.flatMap(({ team, items, beaten }) => codes([...team, ...items, ...beaten])),
    ...(seen.duel ?? []).flatMap(({ pile, faceDown }) => codes(faceDown ? [...pile, faceDown] : pile)),
    ...(seen.toPlace ? [cardNamed(seen.toPlace)] : []),
  ]
  const left = IN_PLAY[seen.options.variant].slice()
  for (const card of visible) left[card]!--
  return left.flatMap((count, card) => (count > 0 ? new Array<Card>(count).fill(card) : []))
}

/** Takes out of a shuffled list the last card that will do. */
function takeCard(cards: Card[], willDo: (card: Card) => boolean): Card {
  let at = cards.length - 1
  while (!willDo(cards[at]!)) at--
  return cards.splice(at, 1)[0]!
}

/** Cards of a hand that nobody but its owner has seen, with one that it laid face down; some cannot be paper. */
type Hidden = { readonly seat: Seat; readonly unknown: number; readonly notPaper: number }

function hiddenCards(seen: View, seat: Seat): Hidden {
  const { handSize, shown, maybePaper }: PlayerView = seen.players[seat]!
  const laid = seen.duel?.find((side) => side.seat === seat && side.isFaceDown && !side.fromDeck)
  const unknown = handSize + (laid ? 1 : 0) - shown.length
  const papers = maybePaper - shown.filter((name) => name === 'paper').length
  return { seat, unknown, notPaper: Math.max(0, unknown - Math.max(0, papers)) }
}

/**
 * Some state that the view cannot tell from the real one. What everybody saw going into a hand is in it; what the
 * dragon burnt is not. The cards that cannot be paper are dealt first: there may be few others left.
 */
export function imagine(seen: View, rng: Rng): State {
  const known = seen.players.map(({ hand, shown }) => codes(hand ?? shown))
  const unseen = rng.shuffle(unseenCards(seen, known))
  const closed = everySeat(seen).filter((seat) => seen.players[seat]!.hand === null)
  const hidden = closed.map((seat) => hiddenCards(seen, seat))
  for (const { seat, notPaper } of hidden) {
    for (let i = 0; i < notPaper; i++) {
      known[seat]!.push(takeCard(unseen, (card) => isHandCard(card) && card !== PAPER))
    }
  }
  for (const { seat, unknown, notPaper } of hidden) {
    for (let i = notPaper; i < unknown; i++) known[seat]!.push(takeCard(unseen, isHandCard))
  }
  const duel = imagineDuel(seen, known, unseen, rng)
  return { ...openPart(seen), hands: known, deck: unseen, duel, ...imagineQuests(seen, rng) }
}

/** Nobody else has chosen a card yet; what lies face down is one of the hand's, or of the deck's. */
function imagineDuel(seen: View, hands: Card[][], unseen: Card[], rng: Rng): Duel | null {
  if (!seen.duel) return null
  const [a, b] = seen.duel
  const faceDown = ({ seat, isFaceDown, fromDeck, faceDown: own }: DuelSideView): Card => {
    if (!isFaceDown) return NONE
    if (own) return cardNamed(own)
    if (fromDeck) return takeCard(unseen, isHandCard)
    const hand = hands[seat]!
    return hand.splice(rng.int(hand.length), 1)[0]!
  }
  return {
    challenger: a.seat,
    challenged: b.seat,
    piles: [codes(a.pile), codes(b.pile)],
    chosen: [codeOf(a.chosen), codeOf(b.chosen)],
    faceDown: [faceDown(a), faceDown(b)],
    unseen: [a.fromDeck, b.fromDeck],
    more: [MORE[a.more], MORE[b.more]],
  }
}

function imagineQuests(seen: View, rng: Rng): { quests: QuestId[][]; questsLeft: QuestId[] } {
  const own = seen.players.flatMap(({ quests }) => quests ?? [])
  const questsLeft = rng.shuffle(QUEST_IDS.filter((id) => !own.includes(id)))
  if (seen.options.variant !== 'full') return { quests: seen.players.map(() => []), questsLeft: [] }
  const quests = seen.players.map(
    (player) => player.quests?.slice() ?? questsLeft.splice(0, player.questCount),
  )
  return { quests, questsLeft }
}

function ownSwap({ swap }: View): Swap | null {
  if (!swap) return null
  return swap.give === null || swap.take === null
    ? NO_SWAP
    : { give: cardNamed(swap.give), take: cardNamed(swap.take) }
}

/** All that everybody sees, and what the seat itself has decided. */
function openPart(seen: View): State {
  const { players, locations, done } = seen
  return {
    ...emptyState(seen.options, seen.seats),
    turn: seen.turn,
    agenda: seen.agenda.slice(),
    discard: codes(seen.discard),
    teams: players.map(({ team }) => codes(team)),
    items: players.map(({ items }) => codes(items)),
    beaten: players.map(({ beaten }) => codes(beaten)),
    shown: players.map(({ shown }) => codes(shown)),
    maybePaper: players.map(({ maybePaper }) => maybePaper),
    cells: locations.map(({ x, y }) => cellAt(x, y)),
    locations: locations.map(({ card }) => cardNamed(card)),
    turns: locations.map(({ turn }) => turn),
    pawns: players.map(({ at }) => at),
    challenged: players.map(({ challenged }) => Number(challenged)),
    ghosts: players.map(({ ghost }) => Number(ghost)),
    haunted: players.map(({ wasGhost }) => Number(wasGhost)),
    duelsWon: players.map(({ duelsWon }) => duelsWon),
    done: (done.beat ? BEAT : 0) | (done.equip ? EQUIP : 0) | (done.special ? SPECIAL : 0),
    stirred: seen.stirred,
    quiet: seen.quiet,
    swaps: players.map((_, seat) => (seat === seen.seat ? ownSwap(seen) : null)),
  }
}
