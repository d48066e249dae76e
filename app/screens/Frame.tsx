import { useNavigation } from '@react-navigation/native'
import { type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ScrollView, StyleSheet, View } from 'react-native'
import { useSafeAreaInsets } from 'react-native-safe-area-context'

import { Felt, IconButton, Title } from '../../components/kit'
import { size, space } from '../../components/theme/tokens'

type Props = {
  title: string
  game?: string
  children: ReactNode
  /** Buttons at the right of the title. */
  actions?: ReactNode
  /** Stays at the thumb while the rest scrolls. */
  foot?: ReactNode
}

/** What all places but the home and the table share: a title with the way back, a column that scrolls, a foot. */
export function Frame({ title, game, children, actions, foot }: Props) {
  const insets = useSafeAreaInsets()
  return (
    <Felt game={game} clear="sides">
      <View role="banner" style={[styles.head, { paddingTop: insets.top + space.xs }]}>
        <BackButton />
        <Title style={styles.title}>{title}</Title>
        {actions}
      </View>
      <ScrollView
        contentContainerStyle={[styles.column, { paddingBottom: (foot ? 0 : insets.bottom) + space.l }]}
        keyboardShouldPersistTaps="handled"
        role="main"
        tabIndex={0}
      >
        {children}
      </ScrollView>
      {foot && <View style={[styles.foot, { paddingBottom: insets.bottom + space.m }]}>{foot}</View>}
    </Felt>
  )
}

function BackButton() {
  const { t } = useTranslation()
  const navigation = useNavigation()
  // A page opened by its address has nothing behind it: then back means home.
  const back = () => (navigation.canGoBack() ? navigation.goBack() : navigation.navigate('Home'))
  return <IconButton icon="back" label={t('back')} onPress={back} />
}

const styles = StyleSheet.create({
  head: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.xs,
    paddingHorizontal: space.s,
    width: '100%',
    maxWidth: size.column + 2 * space.l,
    alignSelf: 'center',
  },
  title: { flex: 1 },
  column: {
    width: '100%',
    maxWidth: size.column,
    alignSelf: 'center',
    paddingHorizontal: space.l,
    paddingTop: space.s,
    gap: space.l,
  },
  foot: {
    width: '100%',
    maxWidth: size.column,
    alignSelf: 'center',
    paddingHorizontal: space.l,
    paddingTop: space.s,
    gap: space.s,
  },
})
