import { readFileSync } from 'node:fs'

import { XML } from 'expo/config-plugins'

import { permissions, refused } from './permissions'

export const packageName = 'games.roguesandkings.app'

type Tag = { $?: Record<string, string> }
export type Manifest = {
  $: Record<string, string>
  'uses-permission'?: Tag[]
  'uses-permission-sdk-23'?: Tag[]
  application?: (Tag & { activity?: Tag[] })[]
}

export async function readManifest(file: string): Promise<Manifest> {
  const { manifest } = await XML.parseXMLAsync(readFileSync(file, 'utf8'))
  return manifest as Manifest
}

const asked = (manifest: Manifest) => [
  ...(manifest['uses-permission'] ?? []),
  ...(manifest['uses-permission-sdk-23'] ?? []),
]
const isRemoval = ({ $ }: Tag) => $?.['tools:node'] === 'remove'
const nameOf = ({ $ }: Tag) => $?.['android:name'] ?? ''

/** Permissions that nobody has given a reason for. */
export function permissionFaults(manifest: Manifest, from: string): string[] {
  return asked(manifest)
    .filter((tag) => !isRemoval(tag))
    .map(nameOf)
    .filter((name) => !(name in permissions))
    .map((name) => `${from} asks for ${name}, which scripts/native/permissions.ts does not list`)
}

/** A library may ask for what our own manifest takes out again. */
export function libraryFaults(library: Manifest, from: string): string[] {
  const kept = (library['uses-permission'] ?? []).filter((tag) => !refused.includes(nameOf(tag)))
  return permissionFaults({ ...library, 'uses-permission': kept }, from)
}

/** What must be taken out by name, because a library could ask for it. */
export function removalFaults(manifest: Manifest): string[] {
  const removed = asked(manifest).filter(isRemoval).map(nameOf)
  return refused
    .filter((name) => !removed.includes(name))
    .map((name) => `${name} is not taken out of the manifest`)
}

/** What holds for the manifest that we generate as well as for the merged one in the APK. */
export function applicationFaults(manifest: Manifest): string[] {
  const faults: string[] = []
  const application = manifest.application?.[0]
  if (application?.$?.['android:enableOnBackInvokedCallback'] !== 'true') {
    faults.push('predictive back is off: android:enableOnBackInvokedCallback is not "true"')
  }
  for (const attribute of ['android:icon', 'android:roundIcon']) {
    if (!application?.$?.[attribute]) faults.push(`the application has no ${attribute}`)
  }
  return faults
}

/** What is wrong with the manifest of an APK, where every library has had its say. */
export function mergedFaults(manifest: Manifest): string[] {
  return [
    ...(manifest.$.package === packageName ? [] : [`the package is not ${packageName}`]),
    ...applicationFaults(manifest),
    ...permissionFaults(manifest, 'the APK'),
  ]
}
