import type { Transaction } from '../db/postgres.ts'
import type { Deps } from '../deps.ts'
import { notifyInbox } from '../live/notify-inbox.ts'
import { queueMail } from '../mail/queue-mail.ts'

interface Attendant {
  id: string
  email: string | null
  is_supervisor: boolean
}

/** Notifies the participants of a meeting: everybody of the psychologist's act, the psychologist of a student's. */
export async function notifyMeeting(
  sql: Transaction,
  { jobs, fanout }: Pick<Deps, 'jobs' | 'fanout'>,
  meetingId: string,
  { news, except }: { news: 'booked' | 'canceled'; except: string },
): Promise<void> {
  const [meeting] = await sql<{ starts_at: Date; supervisor_id: string }[]>`
    select starts_at, supervisor_id from supervision_meetings where id = ${meetingId}`
  if (!meeting) return
  const attendants = await sql<Attendant[]>`
    select u.id, u.email, u.id = ${meeting.supervisor_id} as is_supervisor from auth.users u
    where u.id = ${meeting.supervisor_id} or u.id in (
      select student_id from meeting_bookings where meeting_id = ${meetingId} and canceled_at is null)`
  const isBySupervisor = except === meeting.supervisor_id
  const data = { news, startsAt: meeting.starts_at.toISOString() }
  for (const { id, email, is_supervisor: isSupervisor } of attendants)
    if (email && id !== except && (isBySupervisor || isSupervisor))
      await queueMail(sql, jobs, { to: email, template: 'supervision-meeting', data, uselessAfter: meeting.starts_at })
  // A booked or freed place is relevant to every student of the supervisor.
  const students = await sql<{ id: string }[]>`select id from profiles where supervisor_id = ${meeting.supervisor_id}`
  const told = new Set([...attendants, ...students].map(({ id }) => id))
  notifyInbox(sql, fanout, [...told], 'supervision')
}
