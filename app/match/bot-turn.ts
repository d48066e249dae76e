import { characterLevel } from '../../components/characters'
import { type Seat } from '../../rules'
import { botSeed, runBot } from './bot-run'
import { isPerson, latestState, type Host } from './host'
import { type WhenIdle } from './idle'
import { phaseOf } from './phase'
import { createWait } from './wait'

/** A bot that answers at once is hard to follow: it takes at least this long, at normal speed. */
const botPauseMs = 650

/** The bot that is awaited now. While a person may still redo what they took back, bots hold still. */
export function awaitedBot(host: Host): Seat | null {
  const phase = phaseOf(host)
  if (phase.name !== 'awaiting') return null
  if (host.redo.length > 0 && phase.actors.some((seat) => isPerson(host, seat))) return null
  return phase.actors.find((seat) => !isPerson(host, seat)) ?? null
}

type Clock = {
  now(): number
  pace(): number
  later(task: () => void, ms: number): () => void
  whenIdle?: WhenIdle
}
type On = {
  thinking(seat: Seat | null): void
  decided(seat: Seat, move: unknown): void
  failed(error: unknown): void
}

export type BotTurn = {
  /** Lets the bot of that seat think, unless one is at it already. */
  begin(host: Host, seat: Seat): void
  /** Ends the pause of a bot that has decided. */
  hurry(): void
  halt(): void
}

/** One bot at a time: it thinks, takes its time, and moves. */
export function createBotTurn(clock: Clock, on: On): BotTurn {
  const pause = createWait(clock)
  let stop: (() => void) | null = null
  const rest = () => {
    stop = null
    on.thinking(null)
  }
  return {
    begin(host, seat) {
      const player = host.players[seat]
      if (stop || player?.kind !== 'bot') return
      const { game, match, steps } = host
      const started = clock.now()
      on.thinking(seat)
      const how = { level: characterLevel(player.character), seed: botSeed(match.seed, steps.length, seat) }
      stop = runBot(game, game.view(latestState(host), seat), seat, how, clock, {
        decided(move) {
          const finish = () => {
            rest()
            on.decided(seat, move)
          }
          // The pause shrinks with the pace, the thinking does not: so the rest is taken at that pace.
          pause.start(Math.max(0, botPauseMs - (clock.now() - started)), finish)
        },
        failed: on.failed,
      })
    },
    hurry: pause.end,
    halt() {
      stop?.()
      pause.cancel()
      rest()
    },
  }
}
