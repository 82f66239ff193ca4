import { setTimeout as pause } from 'node:timers/promises'
import { StartupError } from '../startup-error.ts'

const TRIES = 60
const LONGEST_PAUSE_MS = 2000
const LOCK_NOT_AVAILABLE = '55P03'
const DEADLOCK = '40P01'

/** Does work again when it did not get a lock or was the victim of a deadlock; nothing of it may be left then. */
export async function retryWhileLocked(what: string, work: () => Promise<void>): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await work()
      return
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : null
      if (code !== LOCK_NOT_AVAILABLE && code !== DEADLOCK) throw error
      if (tries === TRIES) {
        throw new StartupError(
          `${what} found its tables locked ${TRIES} times. Nothing of it was applied. A long transaction holds them: see pg_stat_activity, end it, start again.`,
          { cause: error },
        )
      }
      await pause(Math.min(LONGEST_PAUSE_MS, tries * 100))
    }
  }
}
