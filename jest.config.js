/** Two kinds of tests: `rules` in plain Node, `ui` on React Native's test environment. */
module.exports = {
  projects: [
    {
      displayName: 'rules',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/__tests__/{rules,scripts}/**/*.test.ts'],
      transform: { '\\.[jt]sx?$': ['babel-jest', { presets: ['babel-preset-expo'] }] },
    },
    {
      displayName: 'ui',
      preset: 'jest-expo',
      resolver: 'react-native-worklets/jest/resolver',
      testMatch: ['<rootDir>/__tests__/{app,components,assets}/**/*.test.{ts,tsx}'],
      setupFiles: ['react-native-gesture-handler/jestSetup'],
      setupFilesAfterEnv: ['<rootDir>/__tests__/support/setup-ui.ts'],
      transformIgnorePatterns: [
        '/node_modules/(?!((jest-)?react-native|@react-native(-community)?|expo(nent)?|@expo(nent)?/.*|@expo-google-fonts/.*|react-navigation|@react-navigation/.*|react-native-svg)/?)',
      ],
    },
  ],
}
