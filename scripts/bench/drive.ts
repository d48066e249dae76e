import type { Table, Work, Workload } from './measure'

/** One set of rules at one table. */
export type Measured = {
  /** Per second. */
  inPlace: number
  pure: number
  search: number
  /** Milliseconds of a hard bot's decisions, and of the longest step between two chances to stop. */
  decision: number
  longestDecision: number
  longestStep: number
}

/** For each table, what each set of rules does there, in the order given; null where it does not know the table. */
export type Report = (Measured | null)[][]

const SPELLS = 10
const SPELL_MILLISECONDS = 200
const REPEATS = 3

function spell(work: Work): number {
  let count = 0
  let elapsed = 0
  const start = Date.now()
  while (elapsed < SPELL_MILLISECONDS) {
    count += work()
    elapsed = Date.now() - start
  }
  return Math.round((count * 1000) / elapsed)
}

/**
 * The best rate of several short spells: other programs only ever slow it down. Sets of rules take turns, so that
 * a busy minute falls on all of them.
 */
function rates(works: readonly Work[]): number[] {
  for (const work of works) work()
  const best = works.map(() => 0)
  for (let i = 0; i < SPELLS; i++) {
    works.forEach((work, version) => (best[version] = Math.max(best[version]!, spell(work))))
  }
  return best
}

type Times = { whole: number; longestStep: number }

/** The quickest of several tries: a bot takes the same steps each time, only the machine does not. */
function decisionTimes(decide: () => number[]): Times {
  let whole = Infinity
  let quickest: number[] = []
  for (let i = 0; i < REPEATS; i++) {
    const start = Date.now()
    const steps = decide()
    whole = Math.min(whole, Date.now() - start)
    quickest = steps.map((time, step) => Math.min(time, quickest[step] ?? Infinity))
  }
  return { whole, longestStep: Math.max(...quickest) }
}

function measureAll(workloads: readonly Workload[]): Measured[] {
  const [inPlace, pure, search] = (['inPlace', 'pure', 'search'] as const).map((figure) =>
    rates(workloads.map((workload) => workload[figure])),
  )
  const times = workloads.map((): Times[] => [])
  workloads[0]!.decisions.forEach((_, position) => {
    workloads.forEach(({ decisions }, version) => {
      const decide = decisions[position]
      if (decide) times[version]!.push(decisionTimes(decide))
    })
  })
  return workloads.map((_, version) => {
    const all = times[version]!
    return {
      inPlace: inPlace![version]!,
      pure: pure![version]!,
      search: search![version]!,
      decision: Math.round(all.reduce((sum, { whole }) => sum + whole, 0) / all.length),
      longestDecision: Math.max(...all.map(({ whole }) => whole)),
      longestStep: Math.max(...all.map(({ longestStep }) => longestStep)),
    }
  })
}

declare const print: ((line: string) => void) | undefined

/** Measures every set of rules at every table and prints one line of JSON. */
export function drive(
  tables: readonly Table[],
  versions: readonly { workloadOf(table: Table): Workload | null }[],
): void {
  const report: Report = tables.map((table) => {
    const workloads = versions.map(({ workloadOf }) => workloadOf(table))
    const known = workloads.filter((workload) => workload !== null)
    const measured = known.length > 0 ? measureAll(known) : []
    return workloads.map((workload) => (workload === null ? null : measured[known.indexOf(workload)]!))
  })
  // Hermes' own command has no console.
  const say = typeof print === 'function' ? print : console.log
  say(JSON.stringify(report))
}
