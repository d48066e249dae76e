const { defineConfig } = require('eslint/config')
const expo = require('eslint-config-expo/flat')
const globals = require('globals')

module.exports = defineConfig([
  { ignores: ['dist/', 'coverage/', '.expo/', 'android/', 'ios/'] },
  ...expo,
  {
    files: ['**/*.{ts,tsx}'],
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/ban-ts-comment': 'error',
      'no-console': 'error',
      // i18next is made to be used as one object.
      'import/no-named-as-default-member': 'off',
    },
  },
  {
    // One place knows how a modal turns, closes and meets the keyboard.
    files: ['app/**', 'components/**'],
    ignores: ['components/kit/Overlay.tsx'],
    rules: {
      'no-restricted-imports': [
        'error',
        { name: 'react-native', importNames: ['Modal'], message: 'Use Sheet or Dialog of the kit.' },
      ],
    },
  },
  {
    // The rules are pure: no clock, no chance but the seeded one, nothing of React.
    files: ['rules/**/*.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random', message: 'Use the seeded generator.' },
        { object: 'Date', property: 'now', message: 'Rules know no clock.' },
        { object: 'Object', property: 'groupBy', message: 'Hermes lacks it.' },
        { object: 'Map', property: 'groupBy', message: 'Hermes lacks it.' },
        { property: 'toSorted', message: 'Hermes lacks it.' },
        { property: 'toReversed', message: 'Hermes lacks it.' },
        { property: 'toSpliced', message: 'Hermes lacks it.' },
      ],
      'no-restricted-globals': ['error', 'Date', 'performance', 'setTimeout', 'process', 'window'],
    },
  },
  {
    files: ['scripts/**', 'e2e/**', '*.{js,cjs,mjs}', '__tests__/**'],
    languageOptions: { globals: { ...globals.node, ...globals.jest } },
    rules: { 'no-console': 'off' },
  },
])
