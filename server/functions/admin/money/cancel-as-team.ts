import { z } from 'zod'
import { actReasonField } from '#domain/admin/acts.ts'
import { AppError } from '#domain/errors.ts'
import { defineAdminFunction } from '../../../admin/define-admin-function.ts'
import { lockCalendars } from '../../../booking/calendars.ts'
import { cancelByService } from '../../../booking/cancel-by-service.ts'

interface Row {
  id: string
  practitioner_id: string | null
  price_cents: number
}

/** Cancels an upcoming appointment on behalf of the team: full refund, both parties notified. */
export const cancelAsTeam = defineAdminFunction({
  name: 'cancel-as-team',
  level: 'step-up',
  input: z.object({ appointmentId: z.uuid(), reason: actReasonField }),
  audit: ({ input: { appointmentId, reason } }) => ({ subject: appointmentId, detail: { reason } }),
  async handle({ input: { appointmentId }, sql, now, deps }) {
    const [seen] = await sql<Row[]>`
      select practitioner_id from appointments where id = ${appointmentId} and booked_at is not null`
    if (!seen) throw new AppError('not_found')
    if (seen.practitioner_id) await lockCalendars(sql, [seen.practitioner_id])
    const [appointment] = await sql<Row[]>`
      select id, price_cents from appointments
      where id = ${appointmentId} and status = 'confirmed' and starts_at > ${now} for update`
    if (!appointment) throw new AppError('appointment_over')
    const why = { told: 'service', reason: 'canceled_by_service', now } as const
    return { refundCents: await cancelByService(sql, deps, appointment, why) }
  },
})
