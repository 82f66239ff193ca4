import { setTimeout as pause } from 'node:timers/promises'
import { StartupError } from '../startup-error.ts'
import type { Sql } from './postgres.ts'

/** Later requests queue behind a waiting lock request, so none waits longer than this before it lets them pass. */
const LOCK_TIMEOUT_MS = 500
const TRIES = 60
const LONGEST_PAUSE_MS = 2000
const LOCK_NOT_AVAILABLE = '55P03'
const DEADLOCK = '40P01'

/** Transaction that locks tables in use: retried when a lock is not available within half a second. */
export async function inShortTransaction(sql: Sql, what: string, work: () => Promise<void>): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await once(sql, work)
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

async function once(sql: Sql, work: () => Promise<void>): Promise<void> {
  await sql.unsafe('begin')
  try {
    await sql.unsafe(`set local lock_timeout = ${LOCK_TIMEOUT_MS}`)
    await work()
    await sql.unsafe('commit')
  } catch (error) {
    await sql.unsafe('rollback')
    throw error
  }
}
