import { useTranslation } from 'react-i18next'

import { Body, Button } from '../../../components/kit'
import { type Seat } from '../../../rules'
import { leaveToBot, takeSeatBack } from '../../match/seating'
import { type Player } from '../../storage/records'

type Props = { players: readonly Player[]; onChange: (players: readonly Player[]) => void }

/** Who leaves lets a bot play on, and may come back; the seats of the bots that were there from the start stay theirs. */
export function Seats({ players, onChange }: Props) {
  const { t } = useTranslation()
  const buttonOf = (player: Player, seat: Seat) => {
    if (player.kind === 'person') {
      const title = t('seats.leave', { name: player.name })
      return (
        <Button key={seat} icon="door" title={title} onPress={() => onChange(leaveToBot(players, seat))} />
      )
    }
    if (player.keeps === undefined) return null
    const title = t('seats.back', { name: player.keeps })
    return (
      <Button key={seat} icon="hand" title={title} onPress={() => onChange(takeSeatBack(players, seat))} />
    )
  }
  return (
    <>
      <Body tone="soft">{t('seats.text')}</Body>
      {players.map(buttonOf)}
    </>
  )
}
