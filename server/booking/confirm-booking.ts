import type { Transaction } from '../db/postgres.ts'
import { queueMail } from '../mail/queue-mail.ts'
import type { Jobs } from '../queue/jobs.ts'
import { partiesOf } from './parties.ts'

/** Turns a held start into an appointment and notifies both parties. */
export async function confirmBooking(sql: Transaction, jobs: Jobs, appointmentId: string, now: Date): Promise<void> {
  const [booking] = await sql<{ price_cents: number }[]>`
    update appointments set status = 'confirmed', booked_at = ${now} where id = ${appointmentId} returning price_cents`
  if (!booking) throw new Error('no such appointment')
  const { patient, practitioner } = await partiesOf(sql, appointmentId, now)
  for (const party of [patient, practitioner]) {
    if (!party) continue
    const data = { ...party.mail, bookedAt: now.toISOString(), priceCents: booking.price_cents }
    await queueMail(sql, jobs, { to: party.email, template: 'appointment-confirmed', data })
  }
}
