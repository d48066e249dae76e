const { execFileSync } = require('node:child_process')

function git(...args) {
  try {
    return execFileSync('git', args, {
      cwd: __dirname,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim()
  } catch {
    return null
  }
}

/** Stores and phones take an update only if its number is higher: the commits are counted. */
function buildNumber() {
  // A shallow clone would count one commit and look older than everything before it.
  if (git('rev-parse', '--is-shallow-repository') !== 'false') return 1
  return Number(git('rev-list', '--count', 'HEAD') ?? 1)
}

/** app.json, and what only git knows: which build this is. */
module.exports = ({ config }) => {
  const number = buildNumber()
  return {
    ...config,
    ios: { ...config.ios, buildNumber: String(number) },
    android: { ...config.android, versionCode: number },
    extra: {
      // The build service has no history, but knows what it was given. "-dirty" marks a tree with changes.
      commit:
        process.env.EAS_BUILD_GIT_COMMIT_HASH?.slice(0, 9) ??
        git('describe', '--always', '--dirty', '--abbrev=9', '--exclude=*'),
    },
  }
}
