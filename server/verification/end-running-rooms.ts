import { ROOM_CLOSES_MINUTES_AFTER, ROOM_OPENS_MINUTES_BEFORE } from '#domain/constants.ts'
import { addMinutes } from '#domain/time.ts'
import { lockCalendars } from '../booking/calendars.ts'
import { cancelBooking } from '../booking/cancel-booking.ts'
import { partiesOf } from '../booking/parties.ts'
import type { Transaction } from '../db/postgres.ts'
import type { Deps } from '../deps.ts'
import { notifyAppointmentChanged } from '../live/notify-appointment-changed.ts'
import { notifyInbox } from '../live/notify-inbox.ts'
import { closeRoom } from '../live/notify-room.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { isConnected } from '../video/is-connected.ts'
import { refundConsultation } from '../video/refund-consultation.ts'

interface Stopped {
  /** Null: their account is erased already. */
  practitionerId: string | null
  /** Only rooms that outlast their planned end: before it, nobody can erase their account. */
  onlyOverdue?: boolean
  now: Date
}

interface OpenRoom {
  id: string
  ends_at: Date
  is_settled: boolean
}

/**
 * Ends the open rooms of somebody who stops practising, in the transaction that stops them: full refund, everybody in
 * the room is disconnected, both parties and the student's supervisor are told. To be called for every way to stop; the
 * job `end-abandoned-rooms` does it for the rest. Returns the number of refunded appointments.
 */
export async function endRunningRooms(
  sql: Transaction,
  deps: Pick<Deps, 'jobs' | 'fanout'>,
  { practitionerId, onlyOverdue = false, now }: Stopped,
): Promise<number> {
  if (practitionerId) await lockCalendars(sql, [practitionerId])
  const open = await sql<OpenRoom[]>`
    select a.id, a.ends_at, exists (select from consultation_outcomes o where o.appointment_id = a.id) as is_settled
    from appointments a
    where a.practitioner_id is not distinct from ${practitionerId} and a.status = 'confirmed'
      and a.starts_at <= ${addMinutes(now, ROOM_OPENS_MINUTES_BEFORE)}
      and a.ends_at > ${addMinutes(now, -ROOM_CLOSES_MINUTES_AFTER)} and (not ${onlyOverdue} or a.ends_at <= ${now})
      and not exists (
        select from app.rooms r
        where r.appointment_id = a.id and (r.ended_at is not null or r.interrupted_at is not null))
    order by a.starts_at for update of a`
  let ended = 0
  for (const room of open) {
    // After its planned end, a room that one of them has left has had its consultation.
    if (room.ends_at > now || (await areBothIn(sql, room.id, now))) {
      await interrupt(sql, deps, room, now)
      ended += 1
    }
    closeRoom(sql, deps.fanout, room.id, 'the practitioner no longer practises')
  }
  if (ended > 0 && practitionerId) await tellSupervisor(sql, deps, practitionerId)
  return ended
}

async function areBothIn(sql: Transaction, id: string, now: Date): Promise<boolean> {
  return (await isConnected(sql, id, 'patient', now)) && isConnected(sql, id, 'practitioner', now)
}

async function interrupt(
  sql: Transaction,
  { jobs, fanout }: Pick<Deps, 'jobs' | 'fanout'>,
  { id, is_settled: isSettled }: OpenRoom,
  now: Date,
): Promise<void> {
  const reason = 'practitioner_withdrawn'
  await sql`
    insert into app.rooms (appointment_id, interrupted_at) values (${id}, ${now})
    on conflict (appointment_id) do update set interrupted_at = excluded.interrupted_at`
  // An absence is decided while the room is open; it keeps its verdict.
  if (!isSettled) await cancelBooking(sql, jobs, { id, side: 'service' }, { refundCents: 0, reason, now })
  await refundConsultation(sql, jobs, id, reason)
  const [paid] = await sql<{ refunded: number }[]>`
    select coalesce(sum(r.amount), 0)::int as refunded from payments p join app.refunds r on r.payment_id = p.id
    where p.appointment_id = ${id}`
  const { patient, practitioner } = await partiesOf(sql, id, now)
  for (const party of [patient, practitioner]) {
    if (!party) continue
    const data = { ...party.mail, canceledBy: 'interrupted' as const, refundCents: paid?.refunded ?? 0 }
    await queueMail(sql, jobs, { to: party.email, template: 'appointment-canceled', data })
  }
  await notifyAppointmentChanged(sql, fanout, id)
}

async function tellSupervisor(
  sql: Transaction,
  { jobs, fanout }: Pick<Deps, 'jobs' | 'fanout'>,
  studentId: string,
): Promise<void> {
  const [supervisor] = await sql<{ id: string; email: string | null; student_name: string }[]>`
    select s.id, s.email, app.public_name(p.first_name, p.last_name) as student_name
    from profiles p join auth.users s on s.id = p.supervisor_id
    where p.id = ${studentId} and app.practises(s.id)`
  if (!supervisor) return
  const { id, email, student_name: studentName } = supervisor
  if (email) await queueMail(sql, jobs, { to: email, template: 'session-interrupted', data: { studentName } })
  notifyInbox(sql, fanout, [id], 'supervision')
}
