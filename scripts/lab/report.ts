import type { Played } from './match'
import type { Plan } from './plan'

export type Standing = {
  bot: string
  /** Share of all wins, with the ends of its 95 % interval. */
  share: number
  from: number
  to: number
  points: number
  /** Milliseconds per decision. */
  time: { mean: number; p95: number; max: number }
}

export type Report = {
  game: string
  options: Plan['options']
  matches: number
  length: { mean: number; min: number; max: number }
  standings: Standing[]
}

const mean = (values: readonly number[]) =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length

/** Wilson's 95 % interval of a share: sensible also near 0 and 1, where matches are one-sided. */
export function interval(share: number, trials: number): { from: number; to: number } {
  const z = 1.96
  const spread = z * Math.sqrt((share * (1 - share)) / trials + (z * z) / (4 * trials * trials))
  const centre = share + (z * z) / (2 * trials)
  const scale = 1 + (z * z) / trials
  return { from: Math.max(0, (centre - spread) / scale), to: Math.min(1, (centre + spread) / scale) }
}

export function reportOn(plan: Plan, played: readonly Played[]): Report {
  const lengths = played.map(({ length }) => length)
  return {
    game: plan.game,
    options: plan.options,
    matches: played.length,
    length: { mean: mean(lengths), min: Math.min(...lengths), max: Math.max(...lengths) },
    standings: plan.bots.map((bot, i) => {
      const share = mean(played.map(({ wins }) => wins[i]!))
      const times = played.flatMap((match) => match.times[i]!).sort((a, b) => a - b)
      return {
        bot,
        share,
        ...interval(share, played.length),
        points: mean(played.map(({ points }) => points[i]!)),
        time: {
          mean: mean(times),
          p95: times[Math.floor(times.length * 0.95)] ?? 0,
          max: times[times.length - 1] ?? 0,
        },
      }
    }),
  }
}

const percent = (share: number) => `${(share * 100).toFixed(1)} %`

export function asText({ game, options, matches, length, standings }: Report): string {
  const settings = Object.entries(options).map(([name, value]) => `${name}=${value}`)
  const head = ['bot', 'wins', '95 % interval', 'points', 'ms mean', 'p95', 'max']
  const rows = standings.map(({ bot, share, from, to, points, time }) => [
    bot,
    percent(share),
    `${percent(from)} – ${percent(to)}`,
    points.toFixed(1),
    time.mean.toFixed(1),
    time.p95.toFixed(1),
    time.max.toFixed(1),
  ])
  const widths = head.map((title, i) => Math.max(title.length, ...rows.map((row) => row[i]!.length)))
  const line = (cells: readonly string[]) =>
    cells.map((cell, i) => (i === 0 ? cell.padEnd(widths[i]!) : cell.padStart(widths[i]!))).join('  ')
  return [
    [
      game,
      ...settings,
      `${matches} matches`,
      `${length.mean.toFixed(1)} moves (${length.min}–${length.max})`,
    ].join(', '),
    line(head),
    ...rows.map(line),
  ].join('\n')
}
