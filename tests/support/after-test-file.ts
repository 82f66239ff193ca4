const pending: (() => Promise<unknown>)[] = []

/**
 * Registers a teardown for the end of the test file. Vitest ignores `afterAll` when it is called from a hook or a test.
 */
export function afterTestFile(stop: () => Promise<unknown>): void {
  pending.push(stop)
}

/** Teardown in reverse order. */
export async function endEverything(): Promise<void> {
  for (const stop of pending.splice(0).toReversed()) await stop()
}
