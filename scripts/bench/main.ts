import { measureInBoth } from './engines'
import type { Measured } from './measure'

const figures = [
  ['random moves/s in place', 'inPlace'],
  ['random moves/s as pure steps', 'pure'],
  ['search iterations/s', 'search'],
  ['ms per hard decision', 'decision'],
  ['ms, the longest of them', 'longestDecision'],
] as const

function tableOf(node: readonly Measured[], hermes: readonly Measured[]): string {
  const rows = [['table', 'figure', 'Node', 'Hermes', 'Node ÷ Hermes']]
  node.forEach((inNode, i) => {
    const options = Object.entries(inNode.options).map(([name, value]) => `${name}=${value}`)
    const name = [inNode.game, ...options, `${inNode.seats} seats`].join(' ')
    for (const [figure, key] of figures) {
      const onHermes = hermes[i]![key]
      const ratio = (inNode[key] / onHermes).toFixed(1)
      rows.push([name, figure, inNode[key].toLocaleString('en'), onHermes.toLocaleString('en'), ratio])
    }
  })
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)))
  return rows
    .map((row) =>
      row.map((cell, i) => (i < 2 ? cell.padEnd(widths[i]!) : cell.padStart(widths[i]!))).join('  '),
    )
    .join('\n')
}

const { node, hermes } = measureInBoth()
console.log(tableOf(node, hermes))
