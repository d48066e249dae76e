import { useNavigation } from '@react-navigation/native'
import { setStringAsync } from 'expo-clipboard'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { StyleSheet, View } from 'react-native'

import {
  Body,
  Button,
  Caption,
  Dialog,
  EmptyState,
  Heading,
  IconButton,
  Panel,
  Press,
  say,
  Strong,
  useSheet,
} from '../../components/kit'
import { space } from '../../components/theme/tokens'
import { type BrokenRecord } from '../storage/matches'
import { type MatchRecord } from '../storage/records'
import { finishedMatches, unfinishedMatches, useShelf } from '../storage/shelf'
import { exportText } from '../storage/transfer'
import { coverOf } from '../tables'
import { describeCompany } from '../words'
import { Frame } from './Frame'
import { ImportSheet } from './matches/ImportSheet'

/** Everything that is kept: unfinished matches, finished ones for their replays, and what could not be read. */
export function MatchesScreen() {
  const { t } = useTranslation()
  const navigation = useNavigation()
  const { records, broken } = useShelf()
  const importing = useSheet()
  const [discarding, setDiscarding] = useState<{ id: string; broken: boolean } | null>(null)
  const unfinished = unfinishedMatches(records)
  const finished = finishedMatches(records)
  const copy = async (text: string) => {
    await setStringAsync(text)
    say(t('matches.copied'))
  }
  const row = (record: MatchRecord, place: 'Table' | 'Result') => (
    <MatchRow
      key={record.id}
      record={record}
      onOpen={() => navigation.navigate(place, { id: record.id })}
      onCopy={() => void copy(exportText(record))}
      onDiscard={() => setDiscarding({ id: record.id, broken: false })}
    />
  )
  return (
    <Frame
      title={t('matches.title')}
      foot={<Button icon="paste" title={t('matches.import')} onPress={importing.show} />}
    >
      {unfinished.length + finished.length + broken.length === 0 && (
        <EmptyState icon="chest" title={t('matches.empty')} text={t('matches.emptyText')} />
      )}
      <Section title={t('matches.unfinished')}>{unfinished.map((record) => row(record, 'Table'))}</Section>
      <Section title={t('matches.finished')}>{finished.map((record) => row(record, 'Result'))}</Section>
      <Section title={t('matches.broken')} text={t('matches.brokenText')}>
        {broken.map((record) => (
          <BrokenRow
            key={record.id}
            record={record}
            onCopy={() => void copy(record.text)}
            onDiscard={() => setDiscarding({ id: record.id, broken: true })}
          />
        ))}
      </Section>
      {!importing.gone && <ImportSheet sheet={importing} />}
      <Dialog
        open={discarding !== null}
        onClose={() => setDiscarding(null)}
        title={t('matches.discard')}
        actions={
          <>
            <Button
              kind="danger"
              title={t('matches.discardYes')}
              onPress={() => {
                const shelf = useShelf.getState()
                if (discarding)
                  void (discarding.broken ? shelf.discardBroken(discarding.id) : shelf.discard(discarding.id))
                setDiscarding(null)
              }}
            />
            <Button kind="quiet" title={t('cancel')} onPress={() => setDiscarding(null)} />
          </>
        }
      >
        <Body style={styles.centred}>{t('matches.discardText')}</Body>
      </Dialog>
    </Frame>
  )
}

function Section({ title, text, children }: { title: string; text?: string; children: ReactNode[] }) {
  if (children.length === 0) return null
  return (
    <View style={styles.section}>
      <Heading>{title}</Heading>
      {text !== undefined && <Body tone="soft">{text}</Body>}
      {children}
    </View>
  )
}

type RowProps = { record: MatchRecord; onOpen: () => void; onCopy: () => void; onDiscard: () => void }

function MatchRow({ record, onOpen, onCopy, onDiscard }: RowProps) {
  const { t, i18n } = useTranslation()
  const { match, players, updated } = record
  const name = coverOf(match.game) ? t('name', { ns: match.game }) : match.game
  const company = describeCompany(t, players)
  const when = new Date(updated).toLocaleString(i18n.language, { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <Panel style={styles.row}>
      <Press label={`${name}, ${company}, ${when}`} onPress={onOpen} style={styles.words}>
        <Strong>{name}</Strong>
        <Body>{company}</Body>
        <Caption tone="soft">
          {when} · {t('matches.moves', { count: match.moves.length })}
        </Caption>
      </Press>
      <IconButton icon="copy" label={`${t('matches.copy')}: ${name}, ${when}`} onPress={onCopy} />
      <IconButton icon="trash" label={`${t('matches.discard')}: ${name}, ${when}`} onPress={onDiscard} />
    </Panel>
  )
}

function BrokenRow({
  record,
  onCopy,
  onDiscard,
}: {
  record: BrokenRecord
  onCopy: () => void
  onDiscard: () => void
}) {
  const { t } = useTranslation()
  return (
    <Panel style={styles.row}>
      <View style={styles.words}>
        <Strong>{t('matches.brokenOne')}</Strong>
        <Caption tone="soft">{record.id}</Caption>
      </View>
      <IconButton icon="copy" label={`${t('matches.copy')}: ${record.id}`} onPress={onCopy} />
      <IconButton icon="trash" label={`${t('matches.discard')}: ${record.id}`} onPress={onDiscard} />
    </Panel>
  )
}

const styles = StyleSheet.create({
  section: { gap: space.s },
  row: { flexDirection: 'row', alignItems: 'center', padding: space.s, paddingLeft: space.l },
  words: { flex: 1, paddingVertical: space.xs },
  centred: { textAlign: 'center' },
})
