/** A phone has neither a right click nor a key I. */
export function listenForPeeks(): () => void {
  return () => undefined
}
