import { useTranslation } from 'react-i18next'
import { StyleSheet, View } from 'react-native'

import { Body, Heading, Paper } from '../../components/kit'
import { space } from '../../components/theme/tokens'
import { BuildLine } from './BuildLine'
import { Frame } from './Frame'

const chapters = ['unofficial', 'privacy', 'icons', 'fonts', 'software'] as const

export function AboutScreen() {
  const { t } = useTranslation()
  return (
    <Frame title={t('about.title')}>
      <Body>{t('about.text')}</Body>
      <Paper style={styles.page}>
        {chapters.map((chapter) => (
          <View key={chapter} style={styles.chapter}>
            <Heading>{t(`about.${chapter}.title`)}</Heading>
            <Body>{t(`about.${chapter}.text`)}</Body>
          </View>
        ))}
      </Paper>
      <BuildLine />
    </Frame>
  )
}

const styles = StyleSheet.create({
  page: { gap: space.l },
  chapter: { gap: space.xs },
})
