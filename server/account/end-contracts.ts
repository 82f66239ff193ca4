import { isDeepStrictEqual } from 'node:util'
import { type AccountEnding, type AnnouncedEnding, announcedEnding } from '#domain/account/account-ending.ts'
import { AppError } from '#domain/errors.ts'
import { lockCalendars } from '../booking/calendars.ts'
import { cancelBooking } from '../booking/cancel-booking.ts'
import { partiesOf } from '../booking/parties.ts'
import type { Transaction } from '../db/postgres.ts'
import type { Deps } from '../deps.ts'
import { notifyAppointmentChanged } from '../live/notify-appointment-changed.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { lockPatient } from '../money/lock-patient.ts'
import { orderRefund } from '../money/order-refund.ts'
import { type AwaitedAppointment, awaitedAppointments } from './awaited-appointments.ts'
import { findAccountEnding } from './find-account-ending.ts'

type EndingDeps = Pick<Deps, 'jobs' | 'fanout'>

/**
 * Cancels and refunds what a person has read that their erasure ends, in its transaction; refused when that has changed.
 * Only the other parties get a mail here: the person's own receipt is sent with the erasure.
 */
export async function endContracts(
  sql: Transaction,
  deps: EndingDeps,
  { personId, announced, now }: { personId: string; announced: AnnouncedEnding; now: Date },
): Promise<AccountEnding> {
  await lockPatient(sql, personId)
  const seen = await awaitedAppointments(sql, personId, now)
  await lockCalendars(sql, [...new Set([personId, ...seen.flatMap(({ practitionerId: id }) => id ?? [])])])
  const ids = seen.map(({ id }) => id)
  await sql`select from appointments where id = any(${ids}::uuid[]) order by starts_at for update`
  // A dispute that is reported meanwhile would change what can be refunded.
  await sql`
    select from payments where appointment_id = any(${ids}::uuid[])
      or subscription_id in (select s.id from subscriptions s where s.user_id = ${personId}) order by id for update`
  const { told, toCancel, premiumRefunds } = await findAccountEnding(sql, personId, now)
  if (told.obstacles.length > 0) throw new AppError('account_has_appointments')
  if (!isDeepStrictEqual(announcedEnding(told), announced)) throw new AppError('account_ending_changed')
  // A payment that still arrives for one of them is refunded.
  await sql`
    update appointments set status = 'expired' where ${personId} in (patient_id, practitioner_id) and status = 'held'`
  for (const appointment of toCancel) await cancel(sql, deps, appointment, now)
  for (const refund of premiumRefunds) await orderRefund(sql, deps.jobs, { ...refund, reason: 'withdrawal' })
  return told
}

async function cancel(
  sql: Transaction,
  { jobs, fanout }: EndingDeps,
  { id, side, practitionerId, refundCents }: AwaitedAppointment,
  now: Date,
): Promise<void> {
  const reason = practitionerId === null ? 'practitioner_withdrawn' : (`canceled_by_${side}` as const)
  await cancelBooking(sql, jobs, { id, side }, { refundCents, reason, now })
  const parties = await partiesOf(sql, id, now)
  const other = parties[side === 'patient' ? 'practitioner' : 'patient']
  if (other) {
    const data = { ...other.mail, canceledBy: side, refundCents }
    await queueMail(sql, jobs, { to: other.email, template: 'appointment-canceled', data })
  }
  await notifyAppointmentChanged(sql, fanout, id)
}
