/** The first eight bytes of every file of Hermes bytecode, lowest first. */
const magic = Buffer.from('c61fbc03c103191f', 'hex')

/** What keeps the app's Hermes from running this bundle, or null. A phone refuses bytecode of another version. */
export function bytecodeFault(bundle: Buffer, version: number): string | null {
  if (!bundle.subarray(0, magic.length).equals(magic)) return 'not Hermes bytecode'
  const found = bundle.readUInt32LE(magic.length)
  return found === version ? null : `bytecode of version ${found}, and the app's Hermes reads ${version}`
}
