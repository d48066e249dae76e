import { getStringAsync } from 'expo-clipboard'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { Body, Button, say, Sheet, TextField, type SheetHandle } from '../../../components/kit'
import { useShelf } from '../../storage/shelf'
import { readImport, type ImportProblem } from '../../storage/transfer'

/** Takes in a match that somebody sent as text. It gets an id of its own, so it never replaces one that is here. */
export function ImportSheet({ sheet }: { sheet: SheetHandle }) {
  const { t } = useTranslation()
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<ImportProblem | null>(null)
  const write = (next: string) => {
    setText(next)
    setProblem(null)
  }
  const paste = async () => {
    // A browser may refuse the clipboard; then the text can still be pasted by hand.
    const clipboard = await getStringAsync().catch(() => '')
    if (clipboard === '') say(t('matches.clipboardEmpty'))
    else write(clipboard)
  }
  const take = async () => {
    const read = readImport(text)
    if ('problem' in read) {
      setProblem(read.problem)
      return
    }
    try {
      await useShelf.getState().adopt(read.record)
    } catch {
      say(t('table.notSaved'))
      return
    }
    say(t('matches.imported'))
    sheet.close()
  }
  return (
    <Sheet
      {...sheet.props}
      title={t('matches.import')}
      closeLabel={t('close')}
      foot={
        <Button
          kind="primary"
          title={t('matches.take')}
          disabledReason={text.trim() === '' ? t('matches.importFirst') : undefined}
          onPress={() => void take()}
        />
      }
    >
      <Body tone="soft">{t('matches.importText')}</Body>
      <TextField
        label={t('matches.importLabel')}
        hideLabel
        multiline
        value={text}
        onChangeText={write}
        autoCorrect={false}
        autoCapitalize="none"
        problem={problem ? t(`matches.problem.${problem}`) : undefined}
      />
      <Button icon="paste" title={t('matches.paste')} onPress={() => void paste()} />
    </Sheet>
  )
}
