import { useTranslation } from 'react-i18next'
import { StyleSheet, View } from 'react-native'

import { characterFace, characterIds, characterLevel, type CharacterId } from '../../../components/characters'
import {
  Avatar,
  Body,
  Button,
  Caption,
  Press,
  SeatBadge,
  Segmented,
  Sheet,
  Stars,
  TextField,
  type SheetHandle,
} from '../../../components/kit'
import { colours, radius, seatColours, size, space } from '../../../components/theme/tokens'
import { levels } from '../../../rules'
import { seatBot } from '../../match/seating'
import { longestName, type Player } from '../../storage/records'
import { playerName } from '../../words'
import { nameProblem } from './names'

type Props = {
  players: readonly Player[]
  seat: number
  onChange: (player: Player) => void
  onColour: (colour: number) => void
  sheet: SheetHandle
}

export function SeatSheet({ players, seat, onChange, onColour, sheet }: Props) {
  const { t } = useTranslation()
  const player = players[seat]!
  const { colour } = player
  const change = (kind: Player['kind']) => {
    if (kind === player.kind) return
    if (kind === 'person') onChange({ kind, name: t('setup.player', { number: seat + 1 }), colour })
    else onChange({ ...seatBot(players, 'normal'), colour })
  }
  return (
    <Sheet
      {...sheet.props}
      title={playerName(t, player) || t('setup.person')}
      closeLabel={t('close')}
      foot={<Button kind="primary" title={t('done')} onPress={() => sheet.close()} />}
    >
      <Segmented
        label={t('setup.who')}
        options={[
          { value: 'person', title: t('setup.person') },
          { value: 'bot', title: t('setup.bot') },
        ]}
        value={player.kind}
        onChange={change}
      />
      {player.kind === 'person' ? (
        <PersonName
          players={players}
          seat={seat}
          name={player.name}
          onChange={(name) => onChange({ ...player, name })}
        />
      ) : (
        <Company
          players={players}
          chosen={player.character}
          onChoose={(character) => onChange({ ...player, character })}
        />
      )}
      <Body tone="soft">{t('setup.colour')}</Body>
      <View style={styles.colours} role="radiogroup" aria-label={t('setup.colour')}>
        {seatColours.map(({ name }, index) => (
          <Press
            key={name}
            role="radio"
            aria-checked={index === colour}
            label={t(`colours.${name}`)}
            onPress={() => onColour(index)}
            style={[styles.colour, index === colour && styles.chosen]}
          >
            <SeatBadge colour={index} size={32} />
          </Press>
        ))}
      </View>
    </Sheet>
  )
}

type NameProps = { players: readonly Player[]; seat: number; name: string; onChange: (name: string) => void }

function PersonName({ players, seat, name, onChange }: NameProps) {
  const { t } = useTranslation()
  const problem = nameProblem(players, seat)
  return (
    <TextField
      label={t('setup.name')}
      value={name}
      onChangeText={onChange}
      maxLength={longestName}
      autoCapitalize="words"
      selectTextOnFocus
      problem={problem ? t(`setup.problem.${problem}`) : undefined}
    />
  )
}

type CompanyProps = {
  players: readonly Player[]
  chosen: CharacterId
  onChoose: (character: CharacterId) => void
}

/** The nine characters, three to a level; one cannot sit on two chairs. */
function Company({ players, chosen, onChoose }: CompanyProps) {
  const { t } = useTranslation()
  const colour = players.find((player) => player.kind === 'bot' && player.character === chosen)!.colour
  const seated = (id: CharacterId) =>
    players.some((player) => player.kind === 'bot' && player.character === id)
  return (
    <View role="radiogroup" aria-label={t('setup.bot')} style={styles.levels}>
      {levels.map((level, rank) => (
        <View key={level} style={styles.level}>
          <View style={styles.levelName}>
            <Body tone="soft">{t(`levels.${level}`)}</Body>
            <Stars count={rank + 1} label={t(`levels.${level}`)} />
          </View>
          <View style={styles.faces}>
            {characterIds
              .filter((id) => characterLevel(id) === level)
              .map((id) => (
                <Press
                  key={id}
                  role="radio"
                  aria-checked={id === chosen}
                  label={`${t(`characters.${id}`)}, ${t(`levels.${level}`)}`}
                  disabledReason={id !== chosen && seated(id) ? t('setup.seated') : undefined}
                  onPress={() => onChoose(id)}
                  style={[styles.face, id === chosen && styles.chosen]}
                >
                  <Avatar face={characterFace(id)} colour={colour} size={44} lit={id === chosen} />
                  <Caption numberOfLines={1}>{t(`characters.${id}`)}</Caption>
                </Press>
              ))}
          </View>
        </View>
      ))}
    </View>
  )
}

const styles = StyleSheet.create({
  levels: { gap: space.m },
  level: { gap: space.xs },
  levelName: { flexDirection: 'row', justifyContent: 'space-between', alignItems: 'center' },
  faces: { flexDirection: 'row', gap: space.s },
  face: {
    flex: 1,
    alignItems: 'center',
    gap: space.xs,
    paddingVertical: space.s,
    borderRadius: radius.card,
    borderWidth: size.frame,
    borderColor: colours.clear,
  },
  chosen: { borderColor: colours.brass, backgroundColor: colours.glimmer },
  colours: { flexDirection: 'row', gap: space.s },
  colour: {
    flex: 1,
    minHeight: size.button,
    alignItems: 'center',
    justifyContent: 'center',
    borderRadius: radius.card,
    borderWidth: size.frame,
    borderColor: colours.clear,
  },
})
