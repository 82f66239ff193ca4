import { z } from 'zod'
import { AppError } from '#domain/errors.ts'
import { lockOwnCalendar } from '../../booking/calendars.ts'
import { defineFunction } from '../../doors/functions/define-function.ts'
import { callerId } from '../../identity/caller-id.ts'

/** Withdraws a slot without a booking or a payment hold. */
export const removeSlot = defineFunction({
  name: 'remove-slot',
  who: ['student', 'therapist'],
  input: z.object({ slotId: z.uuid() }),
  async handle({ input: { slotId }, identity, sql }) {
    const practitionerId = callerId(identity)
    await lockOwnCalendar(sql, practitionerId)
    const [slot] = await sql<{ is_booked: boolean }[]>`
      select exists (
        select from appointments a
        where a.practitioner_id = s.practitioner_id and a.starts_at >= s.starts_at and a.starts_at < s.ends_at
          and (a.status = 'confirmed' or (a.status = 'held' and a.held_until > now()))
      ) as is_booked
      from slots s where s.id = ${slotId} and s.practitioner_id = ${practitionerId}`
    if (!slot) throw new AppError('not_found')
    if (slot.is_booked) throw new AppError('slot_booked')
    // Expired holds too: a payment that still arrives for one of them is refunded.
    await sql`
      with removed as (delete from slots where id = ${slotId} returning starts_at, ends_at)
      update appointments a set status = 'expired' from removed
      where a.practitioner_id = ${practitionerId} and a.status = 'held'
        and a.starts_at >= removed.starts_at and a.starts_at < removed.ends_at`
    return { removed: true }
  },
})
