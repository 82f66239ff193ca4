import { claimedNewcomers } from '#domain/site/claimed-newcomers.ts'
import type { StaticFile } from './static-file.ts'

const LOOK_AGAIN_AFTER_MS = 60 * 60 * 1000

interface HomeOptions {
  withoutClaim: StaticFile
  withClaim: (newcomers: number) => StaticFile
  countNewcomers: () => Promise<number>
}

/** Answers the home page with the newcomers it may claim: counted at most once an hour, and never while somebody waits. */
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
      // Without an answer of the database, what was true an hour ago stays.
      void look().catch(() => {})
    }
    return current
  }
}
