import { useTranslation } from 'react-i18next'

import { Body, Button, Dialog } from '../../../components/kit'
import { type SeatLook } from '../../../components/table/board'
import { type Seat } from '../../../rules'
import { type LogLine } from '../../match/telling'
import { type TakenBack } from '../../match/undoing'
import { LogLines } from './LogLines'

type Props = {
  /** Null: nothing is asked. */
  taken: TakenBack | null
  /** What would be taken back, in words. */
  lines: readonly LogLine[]
  looks: readonly SeatLook[]
  holder: Seat | null
  onConfirm: () => void
  onClose: () => void
}

/** Says how far an undo goes before it goes there. */
export function UndoDialog({ taken, lines, looks, holder, onConfirm, onClose }: Props) {
  const { t } = useTranslation()
  if (!taken) return null
  const { name } = looks[taken.by]!
  return (
    <Dialog
      open
      onClose={onClose}
      title={taken.by === holder ? t('undo.askOwn') : t('undo.ask', { name })}
      actions={
        <>
          <Button kind="primary" title={t('undo.confirm')} onPress={onConfirm} />
          <Button title={t('undo.cancel')} onPress={onClose} />
        </>
      }
    >
      {taken.replies > 0 && <Body>{t('undo.replies', { count: taken.replies })}</Body>}
      {lines.length > 0 && <LogLines lines={lines} looks={looks} />}
      {taken.by !== holder && <Body>{t('undo.passed', { name })}</Body>}
    </Dialog>
  )
}
