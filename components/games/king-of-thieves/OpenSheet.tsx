import { useTranslation } from 'react-i18next'

import { type Event, type Move, type View } from '../../../rules/king-of-thieves'
import { Sheet } from '../../kit'
import { type BoardProps } from '../../table/board'
import { BuyButton, OpenCard } from './cards/OpenCard'
import { paymentsFor } from './fencing'
import { OpenMat } from './OpenMat'
import { canRob } from './piles'
import { RobButton } from './Robbery'
import { type DeskInUse } from './useDesk'

type Props = Pick<BoardProps<View, Move, Event>, 'view' | 'moves' | 'looks' | 'play' | 'explain'> & {
  desk: DeskInUse
}

/** The one drawer of this table: a phone cannot close one and open another in the same breath. */
export function OpenSheet({ view, moves, looks, play, explain, desk: { open, act, rob } }: Props) {
  const { t } = useTranslation('king-of-thieves')
  const close = () => act({ type: 'close' })
  const playAndClose = (move: Move) => {
    close()
    play(move)
  }
  const robbing =
    open?.what === 'rival' && canRob(moves, open.seat)
      ? { look: looks[open.seat]!, giveBack: open.giveBack }
      : null
  const purchase =
    open?.what === 'card'
      ? (paymentsFor(moves, open.card)[open.payment] ?? paymentsFor(moves, open.card)[0])
      : undefined
  const title = open === null ? '' : open.what === 'rival' ? looks[open.seat]!.name : t(`cards.${open.card}`)
  return (
    <Sheet
      open={open !== null}
      onClose={close}
      title={title}
      closeLabel={t('house:close')}
      foot={
        robbing ? (
          <RobButton {...robbing} view={view} moves={moves} rob={rob} />
        ) : purchase ? (
          <BuyButton purchase={purchase} play={playAndClose} />
        ) : null
      }
    >
      {open?.what === 'rival' && (
        <OpenMat look={looks[open.seat]!} giveBack={open.giveBack} view={view} moves={moves} act={act} />
      )}
      {open?.what === 'card' && (
        <OpenCard
          card={open.card}
          chosen={purchase}
          view={view}
          moves={moves}
          choosePayment={(payment) => act({ type: 'payment', payment })}
          play={playAndClose}
          explain={explain}
        />
      )}
    </Sheet>
  )
}
