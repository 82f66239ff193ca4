import { appointmentRequestSchema } from '#domain/booking/schema.ts'
import { AppError } from '#domain/errors.ts'
import { defineFunction } from '../../doors/functions/define-function.ts'
import { refundConsultation } from '../../video/refund-consultation.ts'
import { requireRoom } from '../../video/require-room.ts'
import { settleConsultation } from '../../video/settle-consultation.ts'
import { tellInbox } from '../../video/tell-inbox.ts'
import { tellRoom } from '../../video/tell-room.ts'

/** « Offrir cette séance »: the practitioner gives up what they would earn, and the patient has everything back. */
export const offerConsultation = defineFunction({
  name: 'offer-consultation',
  who: ['student', 'therapist'],
  input: appointmentRequestSchema,
  idempotent: true,
  async handle({ input: { appointmentId }, identity, sql, now, deps }) {
    const { room } = await requireRoom(sql, appointmentId, identity, { as: ['practitioner'] })
    if (room.status !== 'confirmed' || now < room.starts_at) throw new AppError('consultation_not_over')
    if (!room.verdict) {
      if (!room.ended_at) throw new AppError('consultation_not_over')
      await settleConsultation(sql, deps, appointmentId, { now, isFinal: true })
    }
    const refundCents = await refundConsultation(sql, deps.jobs, appointmentId, 'offered')
    await sql`
      update consultation_outcomes set offered_at = ${now}, refund_cents = refund_cents + ${refundCents},
        paid_despite_refund = paid_despite_refund and ${refundCents} = 0, needs_review = false
      where appointment_id = ${appointmentId} and offered_at is null`
    tellRoom(sql, deps.fanout, appointmentId, 'server:changed', {})
    tellInbox(sql, deps.fanout, [room.patient_id, room.practitioner_id], 'appointments')
    return { refundCents }
  },
})
