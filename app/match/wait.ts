/** One wait at a time: a new one takes the place of the old one. */
export type Wait = {
  start(ms: number, task: () => void): void
  isOn(): boolean
  /** Does at once what was waited for. */
  end(): void
  cancel(): void
}

/** `pace` is asked each time, since the setting may change: 1 is normal, 0 waits for nothing. */
export function createWait(clock: { pace(): number; later(task: () => void, ms: number): () => void }): Wait {
  let waiting: { cancel: () => void; task: () => void } | null = null
  const stop = () => {
    const stopped = waiting
    waiting = null
    stopped?.cancel()
    return stopped
  }
  return {
    start(ms, task) {
      stop()
      const run = () => {
        waiting = null
        task()
      }
      waiting = { cancel: clock.later(run, ms * clock.pace()), task }
    },
    isOn: () => waiting !== null,
    end: () => stop()?.task(),
    cancel: () => void stop(),
  }
}
