const pending: (() => Promise<unknown>)[] = []

/** Runs work, then its clean-up: also when the work fails, and when a signal ends the command (scripts/command.ts). */
export async function withCleanUp<T>(cleanUp: () => Promise<unknown>, work: () => Promise<T>): Promise<T> {
  let running: Promise<unknown> | undefined
  // A signal may come during the clean-up: it then waits for the one that is running.
  const once = () => {
    running ??= cleanUp()
    return running
  }
  pending.push(once)
  try {
    return await work()
  } finally {
    await once()
    pending.splice(pending.indexOf(once), 1)
  }
}

/** Runs work with something that must be stopped, even when a signal comes while it is still starting. */
export function withStopped<S extends { stop(): Promise<void> }, T>(
  starting: Promise<S>,
  work: (started: S) => Promise<T>,
): Promise<T> {
  const stop = () =>
    starting.then(
      (started) => started.stop(),
      () => undefined,
    )
  return withCleanUp(stop, async () => work(await starting))
}

/** Runs every clean-up that is due, the innermost first; one that fails does not keep the others from running. */
export async function cleanUpEverything(onFailure: (error: unknown) => void): Promise<void> {
  for (const cleanUp of pending.toReversed()) await cleanUp().catch(onFailure)
}
