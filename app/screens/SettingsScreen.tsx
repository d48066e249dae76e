import { useTranslation } from 'react-i18next'
import { StyleSheet } from 'react-native'

import { Heading, Panel, Segmented, Switch } from '../../components/kit'
import { speeds } from '../../components/theme/motion'
import { space } from '../../components/theme/tokens'
import { languageChoices, useSettings } from '../storage/settings'
import { Frame } from './Frame'

const languageNames = { ru: 'Русский', en: 'English' }
const switches = ['sound', 'haptics', 'reduceMotion', 'boldShapes', 'leftHanded'] as const

export function SettingsScreen() {
  const { t } = useTranslation()
  const settings = useSettings()
  return (
    <Frame title={t('settings.title')}>
      <Panel style={styles.group}>
        <Heading>{t('settings.language')}</Heading>
        <Segmented
          label={t('settings.language')}
          options={languageChoices.map((value) => ({
            value,
            title: value === 'system' ? t('settings.system') : languageNames[value],
          }))}
          value={settings.language}
          onChange={(language) => settings.change({ language })}
        />
      </Panel>
      <Panel style={styles.group}>
        <Heading>{t('settings.speed')}</Heading>
        <Segmented
          label={t('settings.speed')}
          options={speeds.map((value) => ({ value, title: t(`settings.speeds.${value}`) }))}
          value={settings.speed}
          onChange={(speed) => settings.change({ speed })}
        />
      </Panel>
      <Panel>
        {switches.map((name) => (
          <Switch
            key={name}
            label={t(`settings.${name}`)}
            hint={t(`settings.${name}Hint`)}
            value={settings[name]}
            onChange={(value) => settings.change({ [name]: value })}
          />
        ))}
      </Panel>
    </Frame>
  )
}

const styles = StyleSheet.create({ group: { gap: space.m } })
