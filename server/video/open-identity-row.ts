import { IDENTITY_OPEN_MINUTES } from '#domain/constants.ts'
import { addMinutes } from '#domain/time.ts'
import type { Transaction } from '../db/postgres.ts'

/** Grants a requested identity and records it in the patient's access log in the same transaction. */
export async function openIdentityRow(sql: Transaction, openingId: string, now: Date): Promise<void> {
  await sql`
    update identity_openings set agreed_at = ${now}, open_until = ${addMinutes(now, IDENTITY_OPEN_MINUTES)}
    where id = ${openingId}`
  await sql`
    insert into access_log (user_id, act, occurred_at)
    select a.patient_id, 'identity-opened', ${now}
    from identity_openings o join appointments a on a.id = o.appointment_id
    where o.id = ${openingId} and a.patient_id is not null`
}
