import { Asset } from 'expo-asset'

const players = new Map<number, HTMLAudioElement>()

/** Browsers refuse sound before the first touch; then it is simply not heard. */
export function playSound(file: number): void {
  const player = players.get(file) ?? new Audio(Asset.fromModule(file).uri)
  players.set(file, player)
  player.currentTime = 0
  player.play().catch(() => undefined)
}
