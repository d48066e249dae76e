import { createAudioPlayer, setAudioModeAsync, type AudioPlayer } from 'expo-audio'

/** A player per sound, made when it is first heard and kept: making one takes longer than the sound lasts. */
const players = new Map<number, AudioPlayer>()

let manners: Promise<void> | null = null

/**
 * Nobody's music stops for a tick, and the silent switch means silence. What expo-audio 57 makes of this mode:
 * on iOS the session's category becomes `ambient` (AudioModule.swift, setAudioMode), which mixes and obeys the
 * switch; on Android `play` asks for no audio focus and does nothing unless the ringer is on (AudioModule.kt,
 * requestAudioFocus and shouldPlayInSilentMode). Without it Android asks for the focus, and the music stops.
 */
function mindManners(): Promise<void> {
  manners ??= setAudioModeAsync({
    interruptionMode: 'mixWithOthers',
    playsInSilentMode: false,
    shouldPlayInBackground: false,
    allowsRecording: false,
    shouldRouteThroughEarpiece: false,
  })
  return manners
}

async function play(file: number): Promise<void> {
  await mindManners()
  const player = players.get(file) ?? createAudioPlayer(file)
  players.set(file, player)
  player.seekTo(0).catch(() => undefined)
  player.play()
}

/** A phone that does not let us be quiet gets no sound, and is asked again at the next one. */
export function playSound(file: number): void {
  play(file).catch(() => {
    manners = null
  })
}
