import { isOver, refundNow } from '#domain/booking/rights.ts'
import { cancelRequestSchema } from '#domain/booking/schema.ts'
import { AppError } from '#domain/errors.ts'
import { cancelBooking } from '../../booking/cancel-booking.ts'
import { lockToCancel } from '../../booking/lock-to-cancel.ts'
import { partiesOf } from '../../booking/parties.ts'
import { defineFunction } from '../../doors/functions/define-function.ts'
import { callerId } from '../../identity/caller-id.ts'
import { notifyAppointmentChanged } from '../../live/notify-appointment-changed.ts'
import { queueMail } from '../../mail/queue-mail.ts'

/** By either party, for the refund shown to them. */
export const cancelAppointment = defineFunction({
  name: 'cancel-appointment',
  who: ['patient', 'student', 'therapist'],
  input: cancelRequestSchema,
  idempotent: true,
  async handle({ input, identity, sql, now, deps: { jobs, fanout } }) {
    const appointment = await lockToCancel(sql, { ...input, callerId: callerId(identity) })
    if ('leftFor' in appointment) return appointment.leftFor
    const { id, side, terms } = appointment
    if (isOver(terms, now)) throw new AppError('appointment_over')
    const dueCents = refundNow(terms, now, side)
    if (dueCents !== input.refundCents) throw new AppError('appointment_terms_changed')

    const reason = `canceled_by_${side}` as const
    const refundCents = await cancelBooking(sql, jobs, appointment, { refundCents: dueCents, reason, now })
    const { patient, practitioner } = await partiesOf(sql, id, now)
    for (const party of [patient, practitioner]) {
      if (!party) continue
      const data = { ...party.mail, canceledBy: side, refundCents }
      await queueMail(sql, jobs, { to: party.email, template: 'appointment-canceled', data })
    }
    await notifyAppointmentChanged(sql, fanout, id)
    return { refundCents }
  },
})
