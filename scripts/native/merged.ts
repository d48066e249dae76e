// run-ts.mjs scripts/native/merged.ts FILE: checks the manifest that an APK really has, with every library's part.
import { mergedFaults, readManifest } from './manifest'

async function main(file = '') {
  const faults = mergedFaults(await readManifest(file))
  for (const fault of faults) console.error(fault)
  if (faults.length > 0) process.exit(1)
  console.log('The merged manifest is as it should be.')
}

void main(process.argv[2])
