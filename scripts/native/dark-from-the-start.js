// Config plugin: the app is dark before its first window.
//
// React Native 0.86 chooses the colour of Android's navigation bar once, when the activity is created, by the night
// mode of that moment (WindowUtil.kt, enableEdgeToEdge). expo-system-ui applies userInterfaceStyle in that same
// onCreate (SystemUIReactActivityLifecycleListener.kt), but AppCompat hands a changed mode to an activity only when
// it starts: too late, the bar stays pale on a phone in light mode. Set in the application, the mode holds from the
// first window on.
const { CodeGenerator, withMainApplication } = require('expo/config-plugins')

module.exports = (config) =>
  withMainApplication(config, (project) => {
    const { contents } = CodeGenerator.mergeContents({
      src: project.modResults.contents,
      newSrc:
        '    androidx.appcompat.app.AppCompatDelegate.setDefaultNightMode(androidx.appcompat.app.AppCompatDelegate.MODE_NIGHT_YES)',
      tag: 'dark-from-the-start',
      anchor: /super\.onCreate\(\)/,
      offset: 1,
      comment: '//',
    })
    return { ...project, modResults: { ...project.modResults, contents } }
  })
