const { resolveBabelOptions } = require('jest-expo/src/resolveBabelOptions')

const { expo } = require('./app.json')

/** Our own files go through the React Compiler, as in the app that ships; jest-expo alone leaves it out. */
const babel = resolveBabelOptions(__dirname)
const shipped = {
  ...babel,
  caller: { ...babel.caller, supportsReactCompiler: expo.experiments.reactCompiler },
  // Metro has its own way with import(), Jest has none.
  plugins: [...(babel.plugins ?? []), '@babel/plugin-transform-dynamic-import'],
}

/** Two kinds of tests: `rules` in plain Node, `ui` on React Native's test environment. */
module.exports = {
  // No test asserts how fast it is: a busy machine is no fault.
  testTimeout: 120_000,
  projects: [
    {
      displayName: 'rules',
      testEnvironment: 'node',
      // jest-expo reads the alias from tsconfig.json; plain Jest must be told.
      moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
      testMatch: ['<rootDir>/__tests__/{rules,scripts}/**/*.test.ts'],
      transform: { '\\.[jt]sx?$': ['babel-jest', { presets: ['babel-preset-expo'] }] },
    },
    {
      displayName: 'ui',
      preset: 'jest-expo',
      resolver: 'react-native-worklets/jest/resolver',
      transform: { '^(?!.*/node_modules/).*\\.[jt]sx?$': ['babel-jest', shipped] },
      testMatch: ['<rootDir>/__tests__/{app,components,assets}/**/*.test.{ts,tsx}'],
      setupFiles: ['react-native-gesture-handler/jestSetup'],
      setupFilesAfterEnv: ['<rootDir>/__tests__/support/setup-ui.ts'],
      transformIgnorePatterns: [
        '/node_modules/(?!((jest-)?react-native|@react-native(-community)?|expo(nent)?|@expo(nent)?/.*|@expo-google-fonts/.*|react-navigation|@react-navigation/.*|react-native-svg)/?)',
      ],
    },
  ],
}
