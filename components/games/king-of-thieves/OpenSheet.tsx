import { useTranslation } from 'react-i18next'

import { type Event, type Move, type View } from '../../../rules/king-of-thieves'
import { Sheet } from '../../kit'
import { type BoardProps } from '../../table/board'
import { OpenCard } from './cards/OpenCard'
import { OpenMat } from './OpenMat'
import { type DeskInUse } from './useDesk'

type Props = Pick<BoardProps<View, Move, Event>, 'view' | 'moves' | 'looks' | 'play' | 'explain'> & {
  desk: DeskInUse
}

/** The one drawer of this table: a phone cannot close one and open another in the same breath. */
export function OpenSheet({ view, moves, looks, play, explain, desk: { open, act, rob } }: Props) {
  const { t } = useTranslation('king-of-thieves')
  const close = () => act({ type: 'close' })
  const title = open === null ? '' : open.what === 'rival' ? looks[open.seat]!.name : t(`cards.${open.card}`)
  return (
    <Sheet open={open !== null} onClose={close} title={title} closeLabel={t('house:close')}>
      {open?.what === 'rival' && (
        <OpenMat
          look={looks[open.seat]!}
          giveBack={open.giveBack}
          view={view}
          moves={moves}
          act={act}
          rob={rob}
        />
      )}
      {open?.what === 'card' && (
        <OpenCard
          card={open.card}
          payment={open.payment}
          view={view}
          moves={moves}
          choosePayment={(payment) => act({ type: 'payment', payment })}
          play={(move) => {
            close()
            play(move)
          }}
          explain={explain}
        />
      )}
    </Sheet>
  )
}
