import type { Answers } from './load-client.ts'

/** Says what failed, each kind once; answers how often. */
export function tellFailures({ failures }: Answers): number {
  for (const [failure, times] of failures) console.log(`${times} × ${failure}`)
  return [...failures.values()].reduce((sum, times) => sum + times, 0)
}
