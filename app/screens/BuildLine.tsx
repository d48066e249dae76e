import { useTranslation } from 'react-i18next'
import { StyleSheet } from 'react-native'

import { Caption } from '../../components/kit'
import { thisBuild } from '../build'

/** Version, commit, platform and engine: what a report about the app begins with. */
export function BuildLine() {
  const { t } = useTranslation()
  const { commit, ...build } = thisBuild()
  return (
    <Caption tone="soft" style={styles.line}>
      {t('about.build', { ...build, commit: commit ?? t('about.unknownBuild') })}
    </Caption>
  )
}

const styles = StyleSheet.create({ line: { textAlign: 'center' } })
