import { useFocusEffect } from '@react-navigation/native'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'

import { useFeedback } from '../../components/feedback'
import { say } from '../../components/kit'
import { type AnyTable } from '../../components/table/board'
import { paceOf } from '../../components/theme/motion'
import { type MatchRecord } from '../storage/records'
import { useSettings } from '../storage/settings'
import { useShelf } from '../storage/shelf'
import { playerName } from '../words'
import { createTable, type TableController, type TableNotice, type TableState } from './controller'
import { type Host } from './host'
import { whenIdle } from './idle'
import { scenesOf } from './scenes'
import { type Teller } from './telling'

function later(task: () => void, ms: number): () => void {
  const timer = setTimeout(task, ms)
  return () => clearTimeout(timer)
}

/** Sits down at a table: the controller runs while the screen is in front, and stops when it is not. */
export function useTable(record: MatchRecord, table: AnyTable, host: Host): [TableState, TableController] {
  const tell = useTell(table)
  const teller = useTeller(record, table)
  const [controller] = useState(() =>
    createTable(host, {
      save: (kept) => useShelf.getState().keep({ ...record, ...kept, updated: Date.now() }),
      notify: (notice) => tell.current(notice),
      scenesOf: (shown) => scenesOf({ ...teller.current, players: shown.players }, shown),
      pace: () => paceOf(useSettings.getState().speed),
      now: () => performance.now(),
      later,
      whenIdle,
    }),
  )
  // Who reads the rules or changes a setting is not at the table: nothing goes on without them.
  useFocusEffect(useCallback(() => controller.sit(), [controller]))
  return [useStore(controller.store), controller]
}

/** The words of the scenes follow the language, too. */
function useTeller(record: MatchRecord, table: AnyTable) {
  const { t } = useTranslation(['house', table.game.id])
  const teller = useRef<Teller>({ table, players: record.players, t })
  useEffect(() => {
    teller.current = { table, players: record.players, t }
  })
  return teller
}

/** The controller lives longer than one language or one sound setting, so it is given what is current. */
function useTell(table: AnyTable) {
  const { t } = useTranslation(['house', table.game.id])
  const feel = useFeedback()
  const tell = useRef<(notice: TableNotice) => void>(() => undefined)
  useEffect(() => {
    tell.current = (notice) => {
      switch (notice.kind) {
        case 'your-turn':
          feel('yourTurn')
          return say(t('table.yourTurn', { name: playerName(t, notice.player) }))
        case 'not-saved':
          return say(t('table.notSaved'))
        case 'illegal':
          feel('refused')
          return say(t(`refusals.${notice.reason}`, { ns: table.game.id }))
        case 'no-undo':
          feel('refused')
          return say(t(`undo.${notice.refusal}`))
      }
    }
  })
  return tell
}
