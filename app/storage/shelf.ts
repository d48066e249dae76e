import { create } from 'zustand'

import { type Match } from '../../rules'
import { eraseBroken, eraseMatch, readMatches, setAside, writeMatch, type BrokenRecord } from './matches'
import { type MatchRecord, type Player } from './records'

/** Finished matches are kept for their replays, but not for ever. */
const finishedKept = 40

type Shelf = {
  readonly loaded: boolean
  readonly records: Readonly<Record<string, MatchRecord>>
  readonly broken: readonly BrokenRecord[]
  /** How many were set aside since the player was last told. */
  readonly newlyBroken: number
  load(): Promise<void>
  begin(match: Match, players: readonly Player[]): Promise<MatchRecord>
  keep(record: MatchRecord): Promise<void>
  /** Takes in a match from elsewhere under an id of its own. */
  adopt(record: MatchRecord): Promise<void>
  discard(id: string): Promise<void>
  setAside(record: MatchRecord): Promise<void>
  discardBroken(id: string): Promise<void>
  brokenTold(): void
}

function newId(): string {
  return Date.now().toString(36) + Math.random().toString(36).slice(2, 8).padEnd(6, '0')
}

function without<T>(records: Readonly<Record<string, T>>, id: string): Record<string, T> {
  return Object.fromEntries(Object.entries(records).filter(([key]) => key !== id))
}

export const useShelf = create<Shelf>()((set, get) => ({
  loaded: false,
  records: {},
  broken: [],
  newlyBroken: 0,
  async load() {
    const { records, broken, newlyBroken } = await readMatches()
    set({
      loaded: true,
      records: Object.fromEntries(records.map((record) => [record.id, record])),
      broken,
      newlyBroken,
    })
    const stale = finishedMatches(get().records).slice(finishedKept)
    for (const { id } of stale) await get().discard(id)
  },
  async begin(match, players) {
    const now = Date.now()
    const record: MatchRecord = {
      format: 1,
      id: newId(),
      created: now,
      updated: now,
      over: false,
      players: [...players],
      match,
    }
    await get().keep(record)
    return record
  },
  async keep(record) {
    await writeMatch(record)
    set(({ records }) => ({ records: { ...records, [record.id]: record } }))
  },
  adopt: (record) => get().keep({ ...record, id: newId(), updated: Date.now() }),
  async discard(id) {
    await eraseMatch(id)
    set(({ records }) => ({ records: without(records, id) }))
  },
  async setAside(record) {
    const text = JSON.stringify(record)
    await setAside(record.id, text)
    set(({ records, broken }) => ({
      records: without(records, record.id),
      broken: [...broken, { id: record.id, text }],
    }))
  },
  async discardBroken(id) {
    await eraseBroken(id)
    set(({ broken }) => ({ broken: broken.filter((record) => record.id !== id) }))
  },
  brokenTold: () => set({ newlyBroken: 0 }),
}))

function newestFirst(records: Readonly<Record<string, MatchRecord>>): MatchRecord[] {
  return Object.values(records).sort((a, b) => b.updated - a.updated)
}

export function unfinishedMatches(records: Readonly<Record<string, MatchRecord>>): MatchRecord[] {
  return newestFirst(records).filter(({ over }) => !over)
}

export function finishedMatches(records: Readonly<Record<string, MatchRecord>>): MatchRecord[] {
  return newestFirst(records).filter(({ over }) => over)
}
