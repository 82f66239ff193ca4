import type { SuspensionEffects } from '#domain/admin/functions.ts'
import { ROOM_CLOSES_MINUTES_AFTER, SUSPENSION_NEEDS_TWO_FROM } from '#domain/constants.ts'
import { AppError } from '#domain/errors.ts'
import { addMinutes } from '#domain/time.ts'
import type { Transaction } from '../db/postgres.ts'

interface Practising {
  name: string
  user_type: SuspensionEffects['userType']
  appointments: number
  refund_cents: number
}

/**
 * Locks somebody who may be suspended, and counts the consultations that this would end or cancel. Of two administrators
 * at once, the second finds them suspended.
 */
export async function suspensionEffects(
  sql: Transaction,
  personId: string,
  now: Date,
): Promise<SuspensionEffects & { name: string }> {
  const [person] = await sql<Practising[]>`
    select btrim(p.first_name || ' ' || p.last_name) as name, p.user_type, given.appointments, given.refund_cents
    from profiles p cross join lateral (
      select count(*)::int as appointments, coalesce(sum(paid.cents), 0)::int as refund_cents
      from appointments a cross join lateral (
        select sum(app.refundable_cents(pay.id)) as cents from payments pay
        where pay.appointment_id = a.id and pay.completed_at is not null) as paid
      where a.practitioner_id = p.id and a.status = 'confirmed'
        and a.ends_at > ${addMinutes(now, -ROOM_CLOSES_MINUTES_AFTER)}
        and (a.starts_at > ${now} or not exists (
          select from app.rooms r
          where r.appointment_id = a.id and (r.ended_at is not null or r.interrupted_at is not null)))
        and (a.ends_at > ${now} or exists (
          select from app.room_stays s where s.appointment_id = a.id and s.left_at is null))
    ) as given
    where p.id = ${personId} and p.user_type in ('student', 'therapist') and p.suspended_at is null
    for no key update of p`
  if (!person) throw new AppError('not_found')
  const { name, user_type: userType, appointments, refund_cents: refundCents } = person
  return { name, userType, appointments, refundCents, needsTwo: appointments >= SUSPENSION_NEEDS_TWO_FROM }
}
