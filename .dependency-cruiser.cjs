/** app → components → rules; assets at the bottom. Nothing looks up, nothing goes round. */
module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-orphans',
      severity: 'error',
      from: {
        orphan: true,
        pathNot: ['\\.d\\.ts$', '\\.web\\.tsx?$', '(^|/)index\\.(ts|tsx)$', '\\.(json|ttf|wav|png)$'],
      },
      to: {},
    },
    {
      name: 'components-know-no-screens',
      severity: 'error',
      from: { path: '^components' },
      to: { path: '^app' },
    },
    { name: 'rules-are-pure', severity: 'error', from: { path: '^rules' }, to: { pathNot: '^rules' } },
    {
      name: 'assets-stand-alone',
      severity: 'error',
      from: { path: '^assets' },
      to: { path: '^(app|components|rules)' },
    },
    {
      name: 'no-tests-in-the-app',
      severity: 'error',
      from: { path: '^(app|components|rules)' },
      to: { path: '^(__tests__|e2e|scripts)' },
    },
    {
      name: 'games-do-not-know-each-other',
      severity: 'error',
      from: { path: '^rules/([^/]+)/', pathNot: '^rules/(core|bots)/' },
      to: {
        path: '^rules/([^/]+)/',
        pathNot: ['^rules/$1/', '^rules/core/', '^rules/bots/(knowledge|random|standing)\\.ts$'],
      },
    },
    {
      name: 'components-know-the-face-of-a-game',
      comment:
        'Its index, its printed components, and what it shows, says and is told: never its state or its bot.',
      severity: 'error',
      from: { path: '^components' },
      to: {
        path: '^rules/',
        pathNot: [
          '^rules/index\\.ts$',
          '^rules/core/',
          '^rules/[^/]+/(index|data|cards|characters|board|islands|view|events|moves)\\.ts$',
        ],
      },
    },
    {
      name: 'components-know-no-bots',
      severity: 'error',
      from: { path: '^components' },
      to: { path: '^rules/bots/' },
    },
    {
      name: 'tables-do-not-know-each-other',
      severity: 'error',
      from: { path: '^components/games/([^/]+)/' },
      to: {
        path: '^(components/games|rules)/([^/]+)/',
        pathNot: ['^(components/games|rules)/$1/', '^rules/core/'],
      },
    },
    { name: 'not-to-unresolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.js', '.json', '.d.ts'],
      mainFields: ['react-native', 'module', 'main', 'types'],
    },
  },
}
