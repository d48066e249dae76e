import { setStringAsync } from 'expo-clipboard'
import { useTranslation } from 'react-i18next'
import { StyleSheet } from 'react-native'

import { Button, EmptyState, Felt, say } from '../../components/kit'
import { thisBuild } from '../build'
import { BuildLine } from './BuildLine'

/** All that somebody needs to see the same crash again: what broke, in which build, and the match as its log. */
function crashReport(error: unknown, context: unknown): string {
  const what =
    error instanceof Error ? { message: error.message, stack: error.stack } : { message: String(error) }
  return JSON.stringify({ ...what, build: thisBuild(), context }, null, 1)
}

export function CrashPage(props: { error: unknown; context: unknown; onLeave: () => void }) {
  const { t } = useTranslation()
  const copy = async () => {
    await setStringAsync(crashReport(props.error, props.context))
    say(t('crash.copied'))
  }
  return (
    <Felt clear="around" style={styles.page}>
      <EmptyState
        icon="broken"
        title={t('crash.title')}
        text={t('crash.text')}
        action={
          <>
            <Button kind="primary" icon="copy" title={t('crash.copy')} onPress={() => void copy()} />
            <Button title={t('crash.leave')} onPress={props.onLeave} />
            <BuildLine />
          </>
        }
      />
    </Felt>
  )
}

const styles = StyleSheet.create({ page: { justifyContent: 'center' } })
