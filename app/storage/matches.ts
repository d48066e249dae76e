import AsyncStorage from '@react-native-async-storage/async-storage'

import { parseRecord, type MatchRecord } from './records'

/** A record that could not be read: kept as it is, out of the way, until its owner exports or deletes it. */
export type BrokenRecord = { id: string; text: string }

const kept = 'match/'
const aside = 'broken/'

/** One item per match, so that a write touches nothing else and is done or not done. */
export async function writeMatch(record: MatchRecord): Promise<void> {
  await AsyncStorage.setItem(kept + record.id, JSON.stringify(record))
}

export async function eraseMatch(id: string): Promise<void> {
  await AsyncStorage.removeItem(kept + id)
}

/** Copies first and erases second: at worst a record exists twice, never not at all. */
export async function setAside(id: string, text: string): Promise<void> {
  await AsyncStorage.setItem(aside + id, text)
  await AsyncStorage.removeItem(kept + id)
}

export async function eraseBroken(id: string): Promise<void> {
  await AsyncStorage.removeItem(aside + id)
}

/** Everything on the shelf. Records that cannot be read are set aside on the way; the others are untouched. */
export async function readMatches(): Promise<{
  records: MatchRecord[]
  broken: BrokenRecord[]
  newlyBroken: number
}> {
  const keys = await AsyncStorage.getAllKeys()
  const items = await AsyncStorage.multiGet(
    keys.filter((key) => key.startsWith(kept) || key.startsWith(aside)),
  )
  const records: MatchRecord[] = []
  const broken: BrokenRecord[] = []
  let newlyBroken = 0
  for (const [key, text] of items) {
    if (text === null) continue
    if (key.startsWith(aside)) {
      broken.push({ id: key.slice(aside.length), text })
      continue
    }
    const id = key.slice(kept.length)
    const parsed = parseRecord(text)
    if ('record' in parsed && parsed.record.id === id) {
      records.push(parsed.record)
    } else {
      await setAside(id, text)
      broken.push({ id, text })
      newlyBroken++
    }
  }
  return { records, broken, newlyBroken }
}
