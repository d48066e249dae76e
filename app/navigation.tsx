import { createStaticNavigation, DarkTheme, type StaticParamList } from '@react-navigation/native'
import { createNativeStackNavigator } from '@react-navigation/native-stack'

import { colours } from '../components/theme/tokens'
import { AboutScreen } from './screens/AboutScreen'
import { HomeScreen } from './screens/HomeScreen'
import { MatchesScreen } from './screens/MatchesScreen'
import { ReplayScreen } from './screens/ReplayScreen'
import { ResultScreen } from './screens/ResultScreen'
import { RulesScreen } from './screens/RulesScreen'
import { SettingsScreen } from './screens/SettingsScreen'
import { SetupScreen } from './screens/SetupScreen'
import { TableScreen } from './screens/TableScreen'

const Stack = createNativeStackNavigator({
  screenOptions: { headerShown: false, animation: 'fade', contentStyle: { backgroundColor: colours.night } },
  screens: {
    Home: { screen: HomeScreen, linking: '' },
    Setup: { screen: SetupScreen, linking: 'new/:game' },
    Table: { screen: TableScreen, linking: 'table/:id', options: { gestureEnabled: false } },
    Result: { screen: ResultScreen, linking: 'table/:id/result' },
    Replay: { screen: ReplayScreen, linking: 'table/:id/replay' },
    Matches: { screen: MatchesScreen, linking: 'matches' },
    Rules: { screen: RulesScreen, linking: 'rules/:game/:topic?' },
    Settings: { screen: SettingsScreen, linking: 'settings' },
    About: { screen: AboutScreen, linking: 'about' },
  },
})

export const Navigation = createStaticNavigation(Stack)

export const navigationTheme = {
  ...DarkTheme,
  colors: { ...DarkTheme.colors, background: colours.night, card: colours.wood, primary: colours.brass },
}

type Places = StaticParamList<typeof Stack>

declare global {
  // React Navigation reads the types of all places from here.
  namespace ReactNavigation {
    // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- the library asks for an interface
    interface RootParamList extends Places {}
  }
}
