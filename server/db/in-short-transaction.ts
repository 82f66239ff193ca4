import type { Sql } from './postgres.ts'
import { retryWhileLocked } from './retry-while-locked.ts'

/** Later requests queue behind a waiting lock request, so none waits longer than this before it lets them pass. */
const LOCK_TIMEOUT_MS = 500

/** Transaction that locks tables in use: retried when a lock is not available within half a second. */
export async function inShortTransaction(sql: Sql, what: string, work: () => Promise<void>): Promise<void> {
  await retryWhileLocked(what, () => once(sql, work))
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
