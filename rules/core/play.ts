import type { Emit, Game, GameEvent, Seat, ViewBase } from './game'

/** An event with its audience: `secret.to` hear `event`, everybody else hears `secret.others`. */
export type Told<Event> = {
  readonly event: Event
  readonly secret?: { readonly to: readonly Seat[]; readonly others: Event | null }
}

/** Takes down what is told. */
export function collect<Event>(events: Told<Event>[]): Emit<Event> {
  return (event, secret) => {
    events.push(secret === undefined ? { event } : { event, secret })
  }
}

/** The pure step: the given state is left alone. Throws IllegalMove. */
export function play<State, Move, View extends ViewBase, Event extends GameEvent, Options>(
  game: Game<State, Move, View, Event, Options>,
  state: State,
  seat: Seat,
  move: Move,
): { state: State; events: Told<Event>[] } {
  const next = game.clone(state)
  const events: Told<Event>[] = []
  game.apply(next, seat, move, collect(events))
  return { state: next, events }
}

/** What that seat (or an onlooker, null) is told of these events. */
export function eventsFor<Event>(events: readonly Told<Event>[], seat: Seat | null): Event[] {
  return events.flatMap(({ event, secret }) => {
    if (secret === undefined || (seat !== null && secret.to.includes(seat))) return [event]
    return secret.others === null ? [] : [secret.others]
  })
}

/** Did anything become known that undoing could not make unknown again? */
export function reveals(events: readonly Told<GameEvent>[]): boolean {
  return events.some(({ event, secret }) => event.reveals === true || secret?.others?.reveals === true)
}
