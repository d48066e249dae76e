import AsyncStorage from '@react-native-async-storage/async-storage'
import * as v from 'valibot'

import { type AnyGame } from '../../rules'
import { checkOptions, type Options } from '../../rules/core/options'
import { Players, type Player } from './records'

/** Who sat down last time, and to which variant: offered again at the next set-up. */
export type Setup = { options: Options; players: readonly Player[] }

const key = (gameId: string) => `setup/${gameId}`

export async function rememberSetup(gameId: string, setup: Setup): Promise<void> {
  await AsyncStorage.setItem(key(gameId), JSON.stringify(setup))
}

/** The last set-up, if there is one and it still makes sense for the game as it is now. */
export async function recallSetup(game: AnyGame): Promise<Setup | null> {
  const text = await AsyncStorage.getItem(key(game.id))
  if (text === null) return null
  try {
    const stored: unknown = JSON.parse(text)
    const { options, players } = v.parse(v.object({ options: v.unknown(), players: Players }), stored)
    const checked = checkOptions(game, options)
    return game.seats(checked).includes(players.length) ? { options: checked, players } : null
  } catch {
    return null
  }
}
