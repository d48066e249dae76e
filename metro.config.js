const path = require('node:path')
const { getDefaultConfig } = require('expo/metro-config')

const config = getDefaultConfig(__dirname)

// The browser tests put a game of their own on the shelf: a build with EXTRA_TABLES takes that file in place of
// app/extra-tables.ts, which is empty.
const extraTables = process.env.EXTRA_TABLES
if (extraTables) {
  const empty = path.join(__dirname, 'app', 'extra-tables.ts')
  const resolve = config.resolver.resolveRequest
  config.resolver.resolveRequest = (context, name, platform) => {
    const next = resolve ?? context.resolveRequest
    const found = next(context, name, platform)
    return found.filePath === empty ? { ...found, filePath: path.resolve(extraTables) } : found
  }
  // Expo keeps Metro out of the test tree, where that file lives.
  config.resolver.blockList = config.resolver.blockList.filter(
    (pattern) => !pattern.source.includes('__tests__'),
  )
  // Metro's cache does not know about this switch.
  config.cacheVersion = `extra-tables:${extraTables}`
}

// The old way of gesture-handler on the web, which nothing here switches on, is all that needs Hammer.
const resolveHere = config.resolver.resolveRequest
config.resolver.resolveRequest = (context, name, platform) =>
  platform === 'web' && name === '@egjs/hammerjs'
    ? { type: 'empty' }
    : (resolveHere ?? context.resolveRequest)(context, name, platform)

module.exports = config
