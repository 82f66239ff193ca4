import { AppError } from '#domain/errors.ts'
import type { Transaction } from '../db/postgres.ts'
import type { Deps } from '../deps.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { settleReaders } from '../reports/settle-readers.ts'
import { leaveMeetings } from '../supervision/leave-meetings.ts'
import { endRunningRooms } from './end-running-rooms.ts'
import { leaveSupervisedRooms } from './leave-supervised-rooms.ts'
import { withdrawAppointments } from './withdraw-appointments.ts'

/**
 * Suspends a practitioner: removes their offers at once, ends their running rooms, refunds all booked appointments and
 * cancels their supervision meetings; mails them the reason.
 * Returns the number of appointments.
 */
export async function suspend(
  sql: Transaction,
  deps: Pick<Deps, 'jobs' | 'fanout' | 'settings'>,
  personId: string,
  { reason, now }: { reason: string; now: Date },
): Promise<number> {
  const [person] = await sql<{ email: string | null }[]>`
    update profiles p set suspended_at = ${now} from auth.users u
    where u.id = p.id and p.id = ${personId} and p.user_type in ('student', 'therapist') and p.suspended_at is null
    returning u.email`
  if (!person) throw new AppError('not_found')
  const ended = await endRunningRooms(sql, deps, { practitionerId: personId, now })
  const canceled = await withdrawAppointments(sql, deps, personId, { after: now, now })
  await leaveMeetings(sql, deps, personId, now)
  // Their students are notified by the job that watches for lost supervision.
  await sql`update profiles set supervisor_id = null where supervisor_id = ${personId}`
  await leaveSupervisedRooms(sql, deps, { supervisorId: personId }, now)
  await settleReaders(sql, deps, now)
  if (person.email)
    await queueMail(sql, deps.jobs, { to: person.email, template: 'suspended', data: { isLifted: false, reason } })
  return ended + canceled
}
