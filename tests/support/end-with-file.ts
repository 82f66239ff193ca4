const pending: (() => Promise<unknown>)[] = []

/**
 * Remembers how to take down what a test file has set up, wherever it did so. Vitest's own `afterAll` counts only while
 * a file is being read: called from a hook or a test it is never run.
 */
export function endWithFile(stop: () => Promise<unknown>): void {
  pending.push(stop)
}

/** The last thing that was set up goes first. */
export async function endEverything(): Promise<void> {
  for (const stop of pending.splice(0).toReversed()) await stop()
}
