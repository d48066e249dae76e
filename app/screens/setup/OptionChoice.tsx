import { useTranslation } from 'react-i18next'
import { StyleSheet, View } from 'react-native'

import { Body, Heading, Segmented, useAnnounced } from '../../../components/kit'
import { space } from '../../../components/theme/tokens'
import { type OptionValue } from '../../../rules'

type Props = {
  gameId: string
  name: string
  values: readonly OptionValue[]
  value: OptionValue
  onChange: (value: OptionValue) => void
}

/** One option of a game, drawn from its spec; the game's texts name it and say what each value means. */
export function OptionChoice({ gameId, name, values, value, onChange }: Props) {
  const { t } = useTranslation(gameId)
  const title = t(`options.${name}.title`)
  const meaning = t(`options.${name}.${value}.text`)
  useAnnounced(meaning)
  return (
    <View style={styles.option}>
      <Heading>{title}</Heading>
      <Segmented
        label={title}
        options={values.map((each) => ({ value: each, title: t(`options.${name}.${each}.name`) }))}
        value={value}
        onChange={onChange}
      />
      <Body tone="soft" aria-live="polite">
        {meaning}
      </Body>
    </View>
  )
}

const styles = StyleSheet.create({ option: { gap: space.s } })
