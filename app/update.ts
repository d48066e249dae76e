/** A phone has the whole app in one piece: nothing of it can be newer than the rest. */
export async function reloadIfOutdated(): Promise<boolean> {
  return false
}
