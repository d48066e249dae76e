import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(__dirname, '..', '..')

test('every picture of a piece is the one that its drawing gives', () => {
  // The script exits with an error, which throws here, and names what is missing, left over or out of date.
  const output = execFileSync('node', ['--import', 'tsx', 'scripts/assets/pieces.ts', '--check'], {
    cwd: root,
    encoding: 'utf8',
  })
  expect(output).toBe('')
})

/** Sources in which something is drawn. */
function drawings(): string[] {
  return ['app', 'components', 'scripts/assets'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(tsx?|mjs)$/.test(file))
      .map((file) => join(folder, file)),
  )
}

// Phones make an ellipse of such radii; browsers know none and take half the box. A circle (`r`) with a
// `gradientTransform` is the same everywhere.
const ELLIPSE = /<radialGradient\b[^>]*\sr[xy]=/i

test('the guard against elliptic gradients sees one', () => {
  expect('<RadialGradient id={lamp} cx="5"\n  rx="5" ry="6">').toMatch(ELLIPSE)
  expect('<RadialGradient id={lamp} cx="5" r="5">').not.toMatch(ELLIPSE)
})

test('no radial gradient has radii of its own across and down', () => {
  const files = drawings()
  expect(files.length).toBeGreaterThan(50)
  expect(files.filter((file) => ELLIPSE.test(readFileSync(join(root, file), 'utf8')))).toEqual([])
})
