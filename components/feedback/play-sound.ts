import { createAudioPlayer, type AudioPlayer } from 'expo-audio'

/** A player per sound, made when it is first heard and kept: making one takes longer than the sound lasts. */
const players = new Map<number, AudioPlayer>()

export function playSound(file: number): void {
  const player = players.get(file) ?? createAudioPlayer(file)
  players.set(file, player)
  void player.seekTo(0)
  player.play()
}
