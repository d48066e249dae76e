import { execFileSync } from 'node:child_process'
import { join } from 'node:path'

const root = join(__dirname, '..', '..')

test('the compiled icons are those that the list names', () => {
  // The script exits with an error, which throws here, when the file it would write differs from the one there is.
  const output = execFileSync('node', ['scripts/assets/icons.mjs', '--check'], {
    cwd: root,
    encoding: 'utf8',
  })
  expect(output).toBe('')
})
