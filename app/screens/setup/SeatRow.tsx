import { useTranslation } from 'react-i18next'
import { StyleSheet, View } from 'react-native'

import { characterFace, characterLevel } from '../../../components/characters'
import { Avatar, Caption, IconButton, Press, Stars, Strong } from '../../../components/kit'
import { colours, radius, shadow, size, space } from '../../../components/theme/tokens'
import { levels } from '../../../rules'
import { type Player } from '../../storage/records'
import { playerName, playerWord } from '../../words'

type Props = { player: Player; onEdit: () => void; onRemove: (() => void) | null }

/** A chair at the table: who sits there, and how strong they are. */
export function SeatRow({ player, onEdit, onRemove }: Props) {
  const { t } = useTranslation()
  const name = playerName(t, player)
  const level = player.kind === 'bot' ? characterLevel(player.character) : null
  const kind = level === null ? t('setup.person') : t(`levels.${level}`)
  return (
    <View style={styles.row}>
      <Press
        label={t('setup.editSeat', { name, kind })}
        onPress={onEdit}
        style={(pressed) => [styles.who, pressed && styles.pressed]}
      >
        <Avatar
          face={player.kind === 'bot' ? characterFace(player.character) : 'person'}
          colour={player.colour}
        />
        <View style={styles.words}>
          <Strong numberOfLines={1}>{name}</Strong>
          {level === null ? (
            <Caption tone="soft">{kind}</Caption>
          ) : (
            <Stars count={levels.indexOf(level) + 1} label={kind} />
          )}
        </View>
      </Press>
      {onRemove && (
        <IconButton
          icon="close"
          label={t('setup.removeSeat', { name: playerWord(t, player) })}
          onPress={onRemove}
        />
      )}
    </View>
  )
}

const styles = StyleSheet.create({
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    backgroundColor: colours.wood,
    borderRadius: radius.card,
    borderWidth: size.hairline,
    borderColor: colours.woodLight,
    boxShadow: shadow.resting,
    paddingRight: space.xs,
  },
  who: {
    flex: 1,
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.m,
    padding: space.s,
    borderRadius: radius.card,
  },
  pressed: { backgroundColor: colours.glimmer },
  words: { flex: 1, gap: space.hair },
})
