import { claimedNewcomers } from '#domain/site/claimed-newcomers.ts'
import type { StaticFile } from './static-file.ts'

const LOOK_AGAIN_AFTER_MS = 60 * 60 * 1000

interface HomeOptions {
  withoutClaim: StaticFile
  withClaim: (newcomers: number) => StaticFile
  countNewcomers: () => Promise<number>
}

/** Home page with the number of newcomers: counted at most once an hour, never while a request waits. */
export function createHomeWithClaim({ withoutClaim, withClaim, countNewcomers }: HomeOptions): () => StaticFile {
  let current = withoutClaim
  let claimed: number | null = null
  let lookAgainAt = 0

  async function look() {
    const newcomers = claimedNewcomers(await countNewcomers())
    if (newcomers === claimed) return
    current = newcomers === null ? withoutClaim : withClaim(newcomers)
    claimed = newcomers
  }

  return () => {
    if (performance.now() >= lookAgainAt) {
      lookAgainAt = performance.now() + LOOK_AGAIN_AFTER_MS
      // If the database does not answer, the last number stays.
      void look().catch(() => {})
    }
    return current
  }
}
