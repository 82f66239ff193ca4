import type { Answers } from './load-client.ts'

/** Prints the distinct failures; returns their number. */
export function printFailures({ failures }: Answers): number {
  for (const [failure, times] of failures) console.log(`${times} × ${failure}`)
  return [...failures.values()].reduce((sum, times) => sum + times, 0)
}
