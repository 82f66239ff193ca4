import { ROOM_CLOSES_MINUTES_AFTER } from '#domain/constants.ts'
import { AppError } from '#domain/errors.ts'
import { addMinutes } from '#domain/time.ts'
import type { Transaction } from '../db/postgres.ts'
import type { Deps } from '../deps.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { closeRoom, notifyRoom } from '../video/notify-room.ts'
import { withdrawAppointments } from './withdraw-appointments.ts'

/**
 * Suspends a practitioner: removes their offers at once and refunds all booked appointments; mails them the reason.
 * Returns the number of appointments.
 */
export async function suspend(
  sql: Transaction,
  deps: Pick<Deps, 'jobs' | 'fanout'>,
  personId: string,
  { reason, now }: { reason: string; now: Date },
): Promise<number> {
  const [person] = await sql<{ email: string | null }[]>`
    update profiles p set suspended_at = ${now} from auth.users u
    where u.id = p.id and p.id = ${personId} and p.user_type in ('student', 'therapist') and p.suspended_at is null
    returning u.email`
  if (!person) throw new AppError('not_found')
  const canceled = await withdrawAppointments(sql, deps, personId, { after: now, now })
  // Their students are notified by the job that watches for lost supervision.
  await sql`update profiles set supervisor_id = null where supervisor_id = ${personId}`
  await leaveSupervisedRooms(sql, deps, personId, now)
  if (person.email)
    await queueMail(sql, deps.jobs, { to: person.email, template: 'suspended', data: { isLifted: false, reason } })
  return canceled
}

/** At once: the check of who may be in a room runs once a minute. */
async function leaveSupervisedRooms(
  sql: Transaction,
  { fanout }: Pick<Deps, 'fanout'>,
  supervisorId: string,
  now: Date,
): Promise<void> {
  const calls = await sql<{ appointment_id: string }[]>`
    select distinct c.appointment_id from supervision_calls c join appointments a on a.id = c.appointment_id
    where c.supervisor_id = ${supervisorId} and c.answer = 'coming' and a.ends_at > ${addMinutes(now, -ROOM_CLOSES_MINUTES_AFTER)}`
  for (const { appointment_id: appointmentId } of calls) {
    closeRoom(sql, fanout, appointmentId, 'the supervisor is suspended', 'supervisor')
    notifyRoom(sql, fanout, appointmentId, 'server:changed', {})
  }
}
