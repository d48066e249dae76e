import type { Seat } from '../../core/game'
import {
  BERSERKER_TEN,
  BLACK,
  colourOf,
  faceOf,
  facesOf,
  isSuited,
  nameOfColour,
  RED,
  removeCard,
  type Card,
  type CardFace,
} from '../cards'
import { MOST_RELICS_PAID } from '../data'
import type { Event } from '../events'
import { score } from '../score'
import { cheerleaderOf, NONE, rulesOf, silent, type LeadReason, type State, type Tell } from '../state'
import { playOf, type PlayMove } from './powers'
import { drawForHermit, showTens } from './preparation'
import { ledColour, relicsBeaten, trickRules, winningPlay, type Play, type Trick } from './strength'

/** The turns of a round's tricks. */

/** What may be done in one's turn besides playing a card. */
export type TurnMove =
  /** Ninja: another player leads. */
  | { type: 'lead'; to: Seat }
  | { type: 'hermit' }
  /** Cheerleader: a card for the partner, who then returns one. */
  | { type: 'swap'; card: Card }
  | { type: 'return'; card: Card }
  /** Green queen: play after everybody else. */
  | { type: 'wait' }

export function startTricks(state: State, leader: Seat, reason: LeadReason, tell: Tell): void {
  state.phase = 'tricks'
  startTrick(state, leader, reason)
  tell({ type: 'leads', seat: leader, reason })
}

function startTrick(state: State, leader: Seat, reason: LeadReason): void {
  state.leader = leader
  state.leadReason = reason
  state.leadNamedBy = NONE
  state.turn = leader
  state.plays = []
  state.waiting = NONE
  for (let seat = 0; seat < state.seats; seat++) state.leadPassed[seat] = 0
}

/** Clockwise from the first player; whoever has laid the green queen comes last. */
function nextToPlay(state: State): Seat {
  for (let step = 0; step < state.seats; step++) {
    const seat = (state.leader + step) % state.seats
    if (seat !== state.waiting && !state.plays.some((play) => play.seat === seat)) return seat
  }
  return state.waiting
}

/** What everybody learns about a hand from the card that left it. */
function noteWhatWasShown(state: State, play: Play): void {
  const { seat, card } = play
  const led = ledColour(state.plays)
  if (isSuited(card)) {
    const colour = colourOf(card)
    state.holds[seat]! &= ~(1 << colour)
    if (led !== null && colour !== led) {
      // The black queen is only of use to somebody who could have followed.
      if (play.queen === BLACK) state.holds[seat]! |= 1 << led
      else state.voids[seat]! |= 1 << led
    }
  }
  const shown = state.shown[seat]!
  if (shown.includes(card)) removeCard(shown, card)
  forgetGiven(state, seat, card)
}

/** A known card has left the hand: each who knew of one knows of one less. */
function forgetGiven(state: State, holder: Seat, card: Card): void {
  const told = new Set<Seat>()
  state.given = state.given.filter((known) => {
    if (known.holder !== holder || known.card !== card || told.has(known.knower)) return true
    told.add(known.knower)
    return false
  })
}

export function layCard(state: State, seat: Seat, move: PlayMove, tell: Tell): void {
  const play = playOf(state, seat, move)
  removeCard(state.hands[seat]!, move.card)
  if (play.queen !== undefined) state.queens[seat]!--
  if (play.king !== undefined) state.kingsUsed[play.king] = 1
  if (play.queen === RED && !rulesOf(state).redQueenMustWin) state.extraWins[seat]!++
  noteWhatWasShown(state, play)
  state.plays.push(play)
  if (tell !== silent) tell(playEvent(play))
  if (state.plays.length < state.seats) state.turn = nextToPlay(state)
  else endTrick(state, tell)
}

function playEvent({ seat, card, queen, militia, king }: Play): Event {
  return {
    type: 'play',
    seat,
    card: faceOf(card),
    ...(queen !== undefined && { queen: nameOfColour(queen) }),
    ...(militia && { militia }),
    ...(king !== undefined && { king: nameOfColour(king) }),
    reveals: true,
  }
}

function endTrick(state: State, tell: Tell): void {
  const { leader, plays } = state
  const rules = rulesOf(state)
  const winning = winningPlay(plays, trickRules(state))
  const winner = winning.seat
  const extraWin = rules.redQueenMustWin && winning.queen === RED
  const trick: Trick = { leader, winner, extraWin, plays }
  state.tricks.push(trick)
  state.lastTrick = trick
  state.wins[winner]!++
  if (extraWin) state.extraWins[winner]!++
  if (tell !== silent) {
    tell({ type: 'trick', winner, cards: facesOf(plays.map((play) => play.card)), extraWin })
  }
  if (rules.pointsPerBeatenRelic > 0) {
    const beaten = Math.min(MOST_RELICS_PAID, relicsBeaten(plays, winning))
    score(state, winner, 'flag-over-relic', rules.pointsPerBeatenRelic * beaten, tell)
  }
  startTrick(state, winner, 'won-trick')
}

/** Everything that a player may do in a turn besides laying a card; legality has been checked. */
export function takeTurn(state: State, seat: Seat, move: TurnMove, tell: Tell): void {
  switch (move.type) {
    case 'lead':
      state.leadPassed[seat] = 1
      state.leader = move.to
      state.leadReason = 'named'
      state.leadNamedBy = seat
      state.turn = move.to
      tell({ type: 'lead', seat, to: move.to })
      return
    case 'hermit':
      drawForHermit(state, seat, tell)
      return
    case 'wait':
      state.queens[seat]!--
      state.waiting = seat
      tell({ type: 'wait', seat })
      state.turn = nextToPlay(state)
      return
    case 'swap':
      state.swaps = 0
      state.swapping = state.partner
      passCard(state, seat, state.partner, move.card, 'swap', tell)
      return
    case 'return': {
      const owner = cheerleaderOf(state)
      state.swapping = NONE
      passCard(state, seat, owner, move.card, 'return', tell)
    }
  }
}

/** A card changes hands face down: only the two know it, unless its back gives it away. */
function passCard(state: State, from: Seat, to: Seat, card: Card, type: 'swap' | 'return', tell: Tell): void {
  removeCard(state.hands[from]!, card)
  state.hands[to]!.push(card)
  for (const seat of [from, to]) {
    state.voids[seat] = 0
    state.holds[seat] = 0
  }
  forgetGiven(state, from, card)
  state.given.push({ knower: from, holder: to, card, maybeDiscarded: false })
  const event = (known: { card?: CardFace }) =>
    type === 'swap'
      ? ({ type, seat: from, partner: to, ...known, reveals: true } as const)
      : ({ type, seat: from, to, ...known, reveals: true } as const)
  if (card === BERSERKER_TEN) {
    showTens(state)
    tell(event({ card: faceOf(card) }))
  } else tell(event({ card: faceOf(card) }), { to: [from, to], others: event({}) })
}

/** Are all tricks of the round over? */
export function tricksAreOver(state: State): boolean {
  return state.plays.length === 0 && state.hands.every((cards) => cards.length === 0)
}
