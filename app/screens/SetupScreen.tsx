import { StackActions, useNavigation, type StaticScreenProps } from '@react-navigation/native'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { StyleSheet, View } from 'react-native'

import { Button, Heading, IconButton, say, useSheet } from '../../components/kit'
import { type AnyTable } from '../../components/table/board'
import { space } from '../../components/theme/tokens'
import { startMatch, type OptionValue } from '../../rules'
import { changeOption, defaultOptions, possibleValues } from '../../rules/core/options'
import { newSeed } from '../match/seed'
import { fitSeats, seatAnother, swapColour, usualPlayers } from '../match/seating'
import { type Player } from '../storage/records'
import { recallSetup, rememberSetup, type Setup } from '../storage/setups'
import { useShelf } from '../storage/shelf'
import { Frame } from './Frame'
import { LaidTable } from './LaidTable'
import { nameProblem } from './setup/names'
import { OptionChoice } from './setup/OptionChoice'
import { SeatRow } from './setup/SeatRow'
import { SeatSheet } from './setup/SeatSheet'

type Props = StaticScreenProps<{ game: string }>

export function SetupScreen({ route }: Props) {
  return <LaidTable game={route.params.game}>{(table) => <SetupOf table={table} />}</LaidTable>
}

function useSetup({ game }: AnyTable): [Setup | null, (setup: Setup) => void] {
  const { t } = useTranslation()
  const [setup, setSetup] = useState<Setup | null>(null)
  useEffect(() => {
    let gone = false
    const begin = (last: Setup | null) => {
      if (gone) return
      const options = defaultOptions(game)
      setSetup(last ?? { options, players: usualPlayers(game, options, t('setup.player', { number: 1 })) })
    }
    recallSetup(game).then(begin, () => begin(null))
    return () => {
      gone = true
    }
    // The name is only a proposal: a change of language must not start the set-up over.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [game])
  return [setup, setSetup]
}

function SetupOf({ table }: { table: AnyTable }) {
  const { game } = table
  const { t } = useTranslation(['house', game.id])
  const navigation = useNavigation()
  const [setup, setSetup] = useSetup(table)
  const [editing, setEditing] = useState(0)
  const seatSheet = useSheet()
  const [dealing, setDealing] = useState(false)
  const rules = (
    <IconButton
      icon="rules"
      label={t('rules.title')}
      onPress={() => navigation.navigate('Rules', { game: game.id })}
    />
  )
  if (!setup) {
    return (
      <Frame title={t('name', { ns: game.id })} game={game.id} actions={rules}>
        {null}
      </Frame>
    )
  }

  const { options, players } = setup
  const allowed = game.seats(options)
  const fewer = allowed.includes(players.length - 1)
  const more = allowed.includes(players.length + 1)
  const problem = players.map((_, seat) => nameProblem(players, seat)).find((found) => found !== null) ?? null

  const setPlayers = (next: readonly Player[]) => setSetup({ options, players: next })
  const setPlayer = (seat: number, player: Player) =>
    setPlayers(players.map((other, index) => (index === seat ? player : other)))
  const choose = (name: string, value: OptionValue) => {
    const changed = changeOption(game, options, name, value)
    setSetup({ options: changed, players: fitSeats(game, changed, players) })
  }
  const deal = async () => {
    if (dealing) return
    setDealing(true)
    try {
      const match = startMatch(game, { seats: players.length, options, seed: newSeed() })
      const record = await useShelf.getState().begin(match, players)
      await rememberSetup(game.id, setup)
      // The way back from the table is home, not here.
      navigation.dispatch(StackActions.replace('Table', { id: record.id }))
    } catch {
      say(t('table.notSaved'))
    }
    setDealing(false)
  }

  return (
    <Frame
      title={t('name', { ns: game.id })}
      game={game.id}
      actions={rules}
      foot={
        <Button
          kind="primary"
          title={t('setup.deal')}
          disabledReason={problem ? t(`setup.problem.${problem}`) : undefined}
          onPress={() => void deal()}
        />
      }
    >
      {Object.keys(game.options).map((name) => {
        const values = possibleValues(game, options, name)
        if (values.length < 2) return null
        return (
          <OptionChoice
            key={name}
            gameId={game.id}
            name={name}
            values={values}
            value={options[name]!}
            onChange={(value) => choose(name, value)}
          />
        )
      })}
      <View style={styles.seats}>
        <Heading>{t('setup.players')}</Heading>
        {players.map((player, seat) => (
          <SeatRow
            key={seat}
            player={player}
            onEdit={() => {
              setEditing(seat)
              seatSheet.show()
            }}
            onRemove={fewer ? () => setPlayers(players.filter((_, index) => index !== seat)) : null}
          />
        ))}
        {more && (
          <Button
            kind="quiet"
            icon="plus"
            title={t('setup.addSeat')}
            onPress={() => setPlayers(seatAnother(players))}
          />
        )}
      </View>
      {!seatSheet.gone && players[editing] && (
        <SeatSheet
          players={players}
          seat={editing}
          onChange={(player) => setPlayer(editing, player)}
          onColour={(colour) => setPlayers(swapColour(players, editing, colour))}
          sheet={seatSheet}
        />
      )}
    </Frame>
  )
}

const styles = StyleSheet.create({ seats: { gap: space.s } })
