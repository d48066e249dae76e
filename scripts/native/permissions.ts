/** Every permission that an installed app may have, and why. One that is not listed here fails the checks. */
export const permissions: Record<string, string> = {
  'android.permission.INTERNET': 'ours: React Native needs it to reach the development server',
  'android.permission.VIBRATE': 'ours: haptics (expo-haptics)',
  'android.permission.MODIFY_AUDIO_SETTINGS': 'ours: sounds (expo-audio)',
  // What libraries add in the merged manifest. Both are granted without a question.
  'android.permission.ACCESS_NETWORK_STATE':
    'androidx.media3, the player below expo-audio, watches the network',
  'games.roguesandkings.app.DYNAMIC_RECEIVER_NOT_EXPORTED_PERMISSION':
    'androidx.core: keeps other apps from the receivers that libraries register',
}

/** What libraries ask for and we take out again (`blockedPermissions` in app.json). */
export const refused = [
  'android.permission.READ_EXTERNAL_STORAGE',
  'android.permission.WRITE_EXTERNAL_STORAGE',
  'android.permission.RECORD_AUDIO',
  'android.permission.SYSTEM_ALERT_WINDOW',
]
