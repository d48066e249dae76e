/** Makes assets/sounds/*.wav: short, soft, wooden sounds, computed from scratch and the same every time. */
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import { noise } from './noise.mjs'

const RATE = 22050
const { PI, exp, sin, min, round, max, abs } = Math

/** A sound is a function from seconds to a loudness in −1 … 1. */
const bell = (pitch, decay) => (t) => sin(2 * PI * pitch * t) * exp(-t * decay)

/** Wood: a tone that falls a little, with a knock of noise at its start. */
function knock(pitch, decay, seed) {
  const next = noise(seed)
  return (t) => {
    const tone = sin(2 * PI * pitch * (t - t * t * 1.2)) * exp(-t * decay)
    return 0.8 * tone + 0.35 * (next() - 0.5) * exp(-t * 260)
  }
}

/** Breath of paper or air: noise through a smoothing filter, swelling and fading. */
function breath(length, brightness, seed) {
  const next = noise(seed)
  let level = 0
  return (t) => {
    level += (next() * 2 - 1 - level) * brightness
    return level * sin(PI * min(1, t / length)) ** 2
  }
}

const mix =
  (...parts) =>
  (t) =>
    parts.reduce((sum, part) => sum + part(t), 0)
const after = (delay, part) => (t) => (t < delay ? 0 : part(t - delay))
const quiet = (volume, part) => (t) => volume * part(t)
const chime = (pitch, decay) => mix(bell(pitch, decay), quiet(0.35, bell(pitch * 2.01, decay * 1.6)))

/** Seconds, loudness, sound. */
const sounds = {
  slide: [0.16, 0.5, breath(0.16, 0.55, 11)],
  tick: [0.06, 0.5, knock(920, 90, 3)],
  step: [0.14, 0.6, mix(knock(420, 60, 5), after(0.07, quiet(0.7, knock(470, 65, 6))))],
  thump: [0.26, 0.85, mix(knock(96, 16, 8), quiet(0.4, knock(190, 40, 9)))],
  coin: [0.3, 0.42, mix(chime(1320, 18), after(0.055, quiet(0.8, chime(1760, 15))))],
  whoosh: [0.3, 0.6, mix(breath(0.3, 0.16, 21), quiet(0.4, breath(0.24, 0.4, 22)))],
  caught: [0.36, 0.75, mix(knock(150, 14, 31), after(0.12, quiet(0.8, knock(112, 12, 32))))],
  error: [0.2, 0.45, mix(knock(240, 30, 41), after(0.09, quiet(0.9, knock(200, 28, 42))))],
  turn: [0.3, 0.36, chime(784, 14)],
  win: [
    0.44,
    0.4,
    mix(chime(523, 9), after(0.09, chime(659, 9)), after(0.18, chime(784, 8)), after(0.27, chime(1047, 9))),
  ],
}

function wav(seconds, volume, sound) {
  const count = round(seconds * RATE)
  const samples = Array.from({ length: count }, (_, index) => sound(index / RATE))
  const peak = samples.reduce((loudest, sample) => max(loudest, abs(sample)), 0)
  const file = Buffer.alloc(44 + count * 2)
  file.write('RIFF', 0)
  file.writeUInt32LE(36 + count * 2, 4)
  file.write('WAVEfmt ', 8)
  file.writeUInt32LE(16, 16)
  file.writeUInt16LE(1, 20)
  file.writeUInt16LE(1, 22)
  file.writeUInt32LE(RATE, 24)
  file.writeUInt32LE(RATE * 2, 28)
  file.writeUInt16LE(2, 32)
  file.writeUInt16LE(16, 34)
  file.write('data', 36)
  file.writeUInt32LE(count * 2, 40)
  samples.forEach((sample, index) => {
    // A few milliseconds of fading at both ends, or the speaker clicks.
    const ends = min(1, index / 40, (count - 1 - index) / 220)
    file.writeInt16LE(round((sample / peak) * volume * ends * 32767), 44 + index * 2)
  })
  return file
}

for (const [name, [seconds, volume, sound]] of Object.entries(sounds)) {
  const target = fileURLToPath(new URL(`../../assets/sounds/${name}.wav`, import.meta.url))
  writeFileSync(target, wav(seconds, volume, sound))
}
