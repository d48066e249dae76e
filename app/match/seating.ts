import { type CharacterId, characterIds, characterLevel, charactersAt } from '../../components/characters'
import { seatColours } from '../../components/theme/tokens'
import { type AnyGame, type Level, type Seat } from '../../rules'
import { type Options } from '../../rules/core/options'
import { type Player } from '../storage/records'

/** A friendly number to begin with: three, or as near to it as the game allows. */
function usualSeats(allowed: readonly number[]): number {
  return allowed.reduce((best, count) => (Math.abs(count - 3) < Math.abs(best - 3) ? count : best))
}

function freeColour(players: readonly Player[]): number {
  return seatColours.findIndex((_, colour) => players.every((player) => player.colour !== colour))
}

/** A character of that level who is not at the table yet; any other free one if all three are. */
function freeCharacter(players: readonly Player[], level: Level): CharacterId {
  const free = (id: CharacterId) =>
    !players.some((player) => player.kind === 'bot' && player.character === id)
  return charactersAt(level).find(free) ?? characterIds.find(free) ?? characterIds[0]!
}

/** A bot keeps the seat of somebody who leaves the table: their colour, their name, as strong as the company. */
export function leaveToBot(players: readonly Player[], seat: Seat): Player[] {
  const bot = players.filter((player) => player.kind === 'bot').at(-1)
  const character = freeCharacter(players, bot ? characterLevel(bot.character) : 'normal')
  return players.map((player, index) =>
    index === seat && player.kind === 'person'
      ? { kind: 'bot', character, colour: player.colour, keeps: player.name }
      : player,
  )
}

/** Whoever left is back in their own seat. */
export function takeSeatBack(players: readonly Player[], seat: Seat): Player[] {
  return players.map((player, index) =>
    index === seat && player.kind === 'bot' && player.keeps !== undefined
      ? { kind: 'person', name: player.keeps, colour: player.colour }
      : player,
  )
}

export function seatBot(players: readonly Player[], level: Level): Player {
  return { kind: 'bot', character: freeCharacter(players, level), colour: freeColour(players) }
}

/** Bots join at the level of the company that is already there. */
export function seatAnother(players: readonly Player[]): Player[] {
  const last = players.filter((player) => player.kind === 'bot').at(-1)
  return [...players, seatBot(players, last ? characterLevel(last.character) : 'normal')]
}

export function usualPlayers(game: AnyGame, options: Options, personName: string): Player[] {
  let players: Player[] = [{ kind: 'person', name: personName, colour: 0 }]
  const seats = usualSeats(game.seats(options))
  while (players.length < seats) players = seatAnother(players)
  return players
}

/** The same company with as many seats as these options allow. */
export function fitSeats(game: AnyGame, options: Options, players: readonly Player[]): Player[] {
  const allowed = game.seats(options)
  if (allowed.includes(players.length)) return [...players]
  const nearest = allowed.reduce((best, count) =>
    Math.abs(count - players.length) < Math.abs(best - players.length) ? count : best,
  )
  let fitted = players.slice(0, nearest)
  while (fitted.length < nearest) fitted = seatAnother(fitted)
  return fitted
}

/** Gives a seat a colour; whoever had it takes the colour that becomes free. */
export function swapColour(players: readonly Player[], seat: number, colour: number): Player[] {
  const freed = players[seat]!.colour
  return players.map((player, index) => {
    if (index === seat) return { ...player, colour }
    return player.colour === colour ? { ...player, colour: freed } : player
  })
}
