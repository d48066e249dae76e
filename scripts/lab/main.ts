import { planFrom, usage, UsageError } from './plan'
import { asText, reportOn } from './report'
import { run } from './run'

function showProgress(done: number, all: number): void {
  if (!process.stderr.isTTY) return
  const width = 40
  const filled = Math.round((done / all) * width)
  process.stderr.write(`\r[${'█'.repeat(filled)}${'·'.repeat(width - filled)}] ${done}/${all}`)
  if (done === all) process.stderr.write('\n')
}

async function main(): Promise<void> {
  const plan = planFrom(process.argv.slice(2))
  const report = reportOn(plan, await run(plan, showProgress))
  console.log(plan.json ? JSON.stringify(report, null, 2) : asText(report))
}

main().catch((error: unknown) => {
  console.error(error instanceof UsageError ? `${error.message}\n\n${usage}` : error)
  process.exitCode = error instanceof UsageError ? 2 : 1
})
