import { CONSULTATION_BUFFER_MINUTES, CONSULTATION_MINUTES, REMINDER_HOURS_BEFORE } from '#domain/constants.ts'
import { addMinutes } from '#domain/time.ts'
import type { Fanout } from '../db/fanout.ts'
import type { Transaction } from '../db/postgres.ts'
import type { Deps } from '../deps.ts'
import { notifyAppointmentChanged } from '../live/notify-appointment-changed.ts'
import { closeRoom } from '../live/notify-room.ts'
import { queueMail } from '../mail/queue-mail.ts'
import type { Jobs } from '../queue/jobs.ts'
import type { LockedAppointment } from './lock-appointment.ts'
import { type Party, partiesOf } from './parties.ts'
import { type RequestedStart, takeStartInstead } from './take-start.ts'

/**
 * Moves a locked appointment to another time, another practitioner, or both, empties its room, and notifies everybody.
 * Returns the new practitioner; nothing when the requested time is gone: the caller must then roll back.
 */
export async function moveBooking(
  sql: Transaction,
  { jobs, fanout }: Pick<Deps, 'jobs' | 'fanout'>,
  appointment: LockedAppointment,
  requested: RequestedStart,
  now: Date,
): Promise<string | undefined> {
  const before = await partiesOf(sql, appointment.id, now)
  // Frees its own time while it looks for another.
  await sql`update appointments set status = 'expired' where id = ${appointment.id}`
  const practitionerId = await takeStartInstead(sql, requested, appointment)
  if (!practitionerId) return undefined
  await rebook(sql, appointment, { ...requested, practitionerId, now })
  await notifyAppointmentChanged(sql, fanout, appointment.id, [appointment.practitionerId])
  await resetRoom(sql, fanout, appointment.id, now)
  await skipPastReminders(sql, appointment.id, requested.startsAt, now)

  const after = await partiesOf(sql, appointment.id, now)
  if (practitionerId === appointment.practitionerId)
    await notifyOfMove(sql, jobs, appointment, [after.patient, after.practitioner])
  else {
    await notifyOfMove(sql, jobs, appointment, [after.patient])
    await notifyOfHandOver(sql, jobs, appointment, { former: before.practitioner, next: after.practitioner })
  }
  return practitionerId
}

/** A patient whom the practitioner moved may leave for nothing until they choose a time themselves. */
async function rebook(
  sql: Transaction,
  { id, side }: LockedAppointment,
  { startsAt, practitionerId, genderPreference, now }: RequestedStart & { practitionerId: string; now: Date },
): Promise<void> {
  const endsAt = addMinutes(startsAt, CONSULTATION_MINUTES)
  await sql`
    update appointments set status = 'confirmed', practitioner_id = ${practitionerId}, starts_at = ${startsAt},
      ends_at = ${endsAt}, free_again_at = ${addMinutes(endsAt, CONSULTATION_BUFFER_MINUTES)}, revision = revision + 1,
      gender_preference = ${genderPreference},
      moved_by_practitioner_at = case when ${side} = 'practitioner' then ${now}::timestamptz
        when starts_at = ${startsAt} then moved_by_practitioner_at end
    where id = ${id}`
}

/** A reminder that was due before the move is not sent after it: the mail about the move says as much. */
async function skipPastReminders(sql: Transaction, id: string, startsAt: Date, now: Date): Promise<void> {
  for (const hoursBefore of REMINDER_HOURS_BEFORE)
    if (addMinutes(startsAt, -hoursBefore * 60) <= now)
      await sql`
        insert into app.sent_reminders (appointment_id, starts_at, hours_before) values (${id}, ${startsAt}, ${hoursBefore})
        on conflict do nothing`
}

async function notifyOfMove(
  sql: Transaction,
  jobs: Jobs,
  { terms, side }: LockedAppointment,
  parties: readonly (Party | undefined)[],
): Promise<void> {
  for (const party of parties) {
    if (!party) continue
    const data = { ...party.mail, movedFrom: terms.startsAt.toISOString(), movedBy: side }
    await queueMail(sql, jobs, { to: party.email, template: 'appointment-moved', data })
  }
}

/** To the next practitioner it is a new appointment. */
async function notifyOfHandOver(
  sql: Transaction,
  jobs: Jobs,
  { terms }: LockedAppointment,
  { former, next }: { former: Party | undefined; next: Party | undefined },
): Promise<void> {
  if (next) {
    const data = { ...next.mail, bookedAt: terms.bookedAt.toISOString(), priceCents: terms.priceCents }
    await queueMail(sql, jobs, { to: next.email, template: 'appointment-confirmed', data })
  }
  if (!former) return
  const data = {
    ...former.mail,
    revision: former.mail.revision + 1,
    canceledBy: 'handed-over' as const,
    refundCents: 0,
  }
  await queueMail(sql, jobs, { to: former.email, template: 'appointment-canceled', data })
}

/**
 * Forgets admission, presence and calls for help of the former time of an appointment: they would let the patient in
 * unasked, count as having met, or let a supervisor back in.
 */
async function resetRoom(sql: Transaction, fanout: Fanout, appointmentId: string, now: Date): Promise<void> {
  await sql`update app.rooms set admitted_at = null, told_late_at = null where appointment_id = ${appointmentId}`
  // Partitioned tables refuse any other deletion: see app.refuse_delete.
  await sql`select set_config('app.retention', 'on', true)`
  await sql`delete from app.room_stays where appointment_id = ${appointmentId}`
  await sql`select set_config('app.retention', '', true)`
  await sql`
    update supervision_calls set refused_at = ${now}
    where appointment_id = ${appointmentId} and refused_at is null and answer is distinct from 'unavailable'`
  closeRoom(sql, fanout, appointmentId, 'the appointment was moved')
}
