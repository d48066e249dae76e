import { UsageError } from '../lab/plan'
import type { Measured, Report } from './drive'
import { measureInBoth } from './engines'
import { planFrom, settings, usage, type Plan } from './plan'

const figures = [
  ['random moves/s in place', 'inPlace'],
  ['random moves/s as pure steps', 'pure'],
  ['search iterations/s', 'search'],
  ['ms per hard decision', 'decision'],
  ['ms, the longest of them', 'longestDecision'],
  ['ms, the longest step', 'longestStep'],
] as const

/** Present and earlier figure, and how many times the earlier one the present is. */
function cells([now, before]: readonly (Measured | null)[], key: keyof Measured): string[] {
  const shown = (measured: Measured | null | undefined) => measured?.[key].toLocaleString('en') ?? '–'
  if (before === undefined) return [shown(now)]
  const ratio = now && before && before[key] > 0 ? `×${(now[key] / before[key]).toFixed(2)}` : '–'
  return [shown(before), shown(now), ratio]
}

function tableOf({ tables, against }: Plan, node: Report, hermes: Report): string {
  const columns = (engine: string) =>
    against === null ? [engine] : [`${engine}, ${against}`, `${engine} now`, 'ratio']
  const rows = [['table', 'figure', ...columns('Node'), ...columns('Hermes')]]
  tables.forEach(({ game, options, seats }, i) => {
    const name = [game, ...settings(options), `${seats} seats`].join(' ')
    for (const [figure, key] of figures) {
      rows.push([name, figure, ...cells(node[i]!, key), ...cells(hermes[i]!, key)])
    }
  })
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)))
  return rows
    .map((row) =>
      row.map((cell, i) => (i < 2 ? cell.padEnd(widths[i]!) : cell.padStart(widths[i]!))).join('  '),
    )
    .join('\n')
}

try {
  const plan = planFrom(process.argv.slice(2))
  const { node, hermes } = measureInBoth(plan)
  console.log(tableOf(plan, node, hermes))
} catch (error) {
  console.error(error instanceof UsageError ? `${error.message}\n\n${usage}` : error)
  process.exitCode = error instanceof UsageError ? 2 : 1
}
