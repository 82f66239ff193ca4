import { appointmentRequestSchema } from '#domain/booking/schema.ts'
import { OFFER_HOURS } from '#domain/constants.ts'
import { AppError } from '#domain/errors.ts'
import { addMinutes } from '#domain/time.ts'
import { defineFunction } from '../../doors/functions/define-function.ts'
import { callerId } from '../../identity/caller-id.ts'
import { notifyInbox } from '../../live/notify-inbox.ts'
import { notifyRoom } from '../../live/notify-room.ts'
import { requireRoom } from '../../video/require-room.ts'
import { settleConsultation } from '../../video/settle-consultation.ts'
import { waiveConsultation } from '../../video/waive-consultation.ts'

/**
 * « Offrir cette séance »: the practitioner waives their fee and the patient gets a full refund. During the call it is
 * only recorded: the outcome is decided at the end, and the refund is sent then.
 */
export const offerConsultation = defineFunction({
  name: 'offer-consultation',
  who: ['student', 'therapist'],
  input: appointmentRequestSchema,
  idempotent: true,
  async handle({ input: { appointmentId }, identity, sql, now, deps }) {
    // Row lock: an outcome that is being decided must be seen, or nobody would refund what is offered meanwhile.
    await sql`select from appointments where id = ${appointmentId} and practitioner_id = ${callerId(identity)} for update`
    const { room } = await requireRoom(sql, appointmentId, identity, { as: ['practitioner'] })
    if (room.status !== 'confirmed' || now < room.starts_at) throw new AppError('consultation_not_over')
    // Before its payout, or the practitioner would keep what the patient gets back.
    if (now >= addMinutes(room.ends_at, OFFER_HOURS * 60)) throw new AppError('offer_over')
    await sql`
      insert into app.rooms as room (appointment_id, offered_at) values (${appointmentId}, ${now})
      on conflict (appointment_id) do update set offered_at = coalesce(room.offered_at, excluded.offered_at)`
    notifyRoom(sql, deps.fanout, appointmentId, 'server:changed', {})
    if (room.verdict) {
      const refundCents = await waiveConsultation(sql, deps.jobs, appointmentId, now)
      notifyInbox(sql, deps.fanout, [room.patient_id, room.practitioner_id], 'appointments')
      return { offered: refundCents > 0 ? 'refunded' : 'refunded_before' }
    }
    if (!room.ended_at) return { offered: 'at_the_end' }
    await settleConsultation(sql, deps, appointmentId, { now, isFinal: true })
    return { offered: 'refunded' }
  },
})
