module.exports = function (api) {
  // A phone rebuilds worklets from their source, which the preset's plugin adds to each of them. A browser has one
  // runtime and calls them as they are: there the source would only be carried about.
  const isWeb = api.caller((caller) => caller?.platform === 'web')
  if (!isWeb) return { presets: ['babel-preset-expo'] }
  return {
    presets: [['babel-preset-expo', { worklets: false, reanimated: false }]],
    plugins: [['react-native-worklets/plugin', { omitNativeOnlyData: true }]],
  }
}
