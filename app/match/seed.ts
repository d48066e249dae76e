/** Seeds need not be good, only different: the rules make them random. */
export function newSeed(): number {
  return Math.floor(Math.random() * 0x100000000)
}
