import { createHash } from 'node:crypto'
import { AppError } from '#domain/errors.ts'
import { type PayoutOrder, writePayoutFile } from '#domain/payment/payout-file.ts'
import type { Day } from '#domain/time.ts'
import type { Transaction } from '../db/postgres.ts'
import { preparePayouts, recordPayouts } from './owed-payouts.ts'

type KeptOrder = Pick<PayoutOrder, 'id' | 'practitionerId' | 'cents'>

interface PayoutFile {
  month: Day
  orders: KeptOrder[]
}

interface NewFile {
  month: Day
  now: Date
  /** Requester; null from the command line. */
  writtenBy: string | null
  /** Whether to discard an earlier file of the month that was not sent to the bank. */
  replaces: boolean
}

export const digestOf = (file: string): string => createHash('sha256').update(file).digest('hex')

/** Payout file of a month. Its hash is stored, without the account numbers. */
export async function writePayouts(
  sql: Transaction,
  { month, now, writtenBy, replaces }: NewFile,
): Promise<{ file: string; transfers: number; withoutAccount: string[] }> {
  // Mutex with `recordPayoutFile`: its transfers are owed until it has committed.
  await sql`select from app.payout_files where month = ${month} for update`
  const { orders, withoutAccount } = await preparePayouts(sql, month, now)
  const file = writePayoutFile(orders)
  if (orders.length === 0) return { file, transfers: 0, withoutAccount }
  const isOpen = sql`month = ${month} and recorded_at is null and replaced_at is null`
  if (replaces) await sql`update app.payout_files set replaced_at = ${now} where ${isOpen}`
  const kept = orders.map(({ id, practitionerId, cents }): KeptOrder => ({ id, practitionerId, cents }))
  const { count } = await sql`
    insert into app.payout_files (digest, month, orders, written_by, written_at)
    values (${digestOf(file)}, ${month}, ${JSON.stringify(kept)}::text::jsonb, ${writtenBy}, ${now})
    on conflict (month) where recorded_at is null and replaced_at is null do nothing`
  if (count === 0) throw new AppError('payout_file_waits')
  return { file, transfers: orders.length, withoutAccount }
}

/** Locks a payout file by its hash. A manually edited file is unknown. */
export async function lockPayoutFile(sql: Transaction, digest: string): Promise<PayoutFile> {
  const [file] = await sql<(PayoutFile & { has_ended: boolean })[]>`
    select month::text, orders, recorded_at is not null or replaced_at is not null as has_ended
    from app.payout_files where digest = ${digest} for update`
  if (!file) throw new AppError('payout_file_unknown')
  if (file.has_ended) throw new AppError('payout_file_ended')
  return file
}

/** Records the payouts of a file as sent by the bank. Returns the number of transfers. */
export async function recordPayoutFile(sql: Transaction, digest: string, now: Date): Promise<number> {
  const { month, orders } = await lockPayoutFile(sql, digest)
  await sql`update app.payout_files set recorded_at = ${now} where digest = ${digest}`
  return recordPayouts(
    sql,
    orders.map((order) => ({ ...order, month })),
    now,
  )
}
