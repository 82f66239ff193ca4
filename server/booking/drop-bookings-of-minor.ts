import type { Transaction } from '../db/postgres.ts'
import type { Deps } from '../deps.ts'
import { notifyInbox } from '../live/notify-inbox.ts'
import { lockCalendars } from './calendars.ts'
import { cancelByService } from './cancel-by-service.ts'

interface Row {
  id: string
  practitioner_id: string | null
  price_cents: number
}

/**
 * Cancels the upcoming appointments of a locked minor: full refund, both parties notified. Releases their hold: a
 * payment that still arrives for it is refunded. An appointment that has begun continues.
 */
export async function dropBookingsOfMinor(
  sql: Transaction,
  deps: Pick<Deps, 'jobs' | 'fanout'>,
  patientId: string,
  now: Date,
): Promise<void> {
  const isToCome = sql`patient_id = ${patientId} and status = 'confirmed' and starts_at > ${now}`
  const seen = await sql<Row[]>`select practitioner_id from appointments where ${isToCome}`
  await lockCalendars(sql, [...new Set(seen.flatMap(({ practitioner_id: id }) => id ?? []))])
  await releaseHeld(sql, deps, patientId)
  const due = await sql<Row[]>`
    select id, price_cents from appointments where ${isToCome} order by starts_at for update`
  for (const appointment of due)
    await cancelByService(sql, deps, appointment, { told: 'parent', reason: 'parental_consent_withdrawn', now })
}

async function releaseHeld(sql: Transaction, { fanout }: Pick<Deps, 'fanout'>, patientId: string): Promise<void> {
  const released = await sql`
    update appointments set status = 'expired' where patient_id = ${patientId} and status = 'held'`
  if (released.count > 0) notifyInbox(sql, fanout, [patientId], 'appointments')
}
