import { CONSULTATION_BUFFER_MINUTES, CONSULTATION_MINUTES } from '#domain/constants.ts'
import { addMinutes } from '#domain/time.ts'
import type { Transaction } from '../db/postgres.ts'
import type { Deps } from '../deps.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { notifyAppointmentChanged } from '../video/notify-appointment-changed.ts'
import { resetRoom } from '../video/reset-room.ts'
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
  const practitionerId = await takeStartInstead(sql, requested, appointment.practitionerId)
  if (!practitionerId) return undefined
  await rebook(sql, appointment, { startsAt: requested.startsAt, practitionerId, now })
  await notifyAppointmentChanged(sql, fanout, appointment.id, [appointment.practitionerId])
  await resetRoom(sql, fanout, appointment.id, now)

  const after = await partiesOf(sql, appointment.id, now)
  await notifyOfMove(sql, jobs, appointment, [after.patient, after.practitioner])
  if (practitionerId !== appointment.practitionerId) await notifyOfHandOver(sql, jobs, before.practitioner)
  return practitionerId
}

async function rebook(
  sql: Transaction,
  { id, side }: LockedAppointment,
  { startsAt, practitionerId, now }: { startsAt: Date; practitionerId: string; now: Date },
): Promise<void> {
  const endsAt = addMinutes(startsAt, CONSULTATION_MINUTES)
  await sql`
    update appointments set status = 'confirmed', practitioner_id = ${practitionerId}, starts_at = ${startsAt},
      ends_at = ${endsAt}, free_again_at = ${addMinutes(endsAt, CONSULTATION_BUFFER_MINUTES)}, revision = revision + 1,
      moved_by_practitioner_at = ${side === 'practitioner' ? now : null}
    where id = ${id}`
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

async function notifyOfHandOver(sql: Transaction, jobs: Jobs, former: Party | undefined): Promise<void> {
  if (!former) return
  const data = {
    ...former.mail,
    revision: former.mail.revision + 1,
    canceledBy: 'handed-over' as const,
    refundCents: 0,
  }
  await queueMail(sql, jobs, { to: former.email, template: 'appointment-canceled', data })
}
