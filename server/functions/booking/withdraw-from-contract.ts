import { canWithdraw, isOver } from '#domain/booking/rights.ts'
import { appointmentRequestSchema } from '#domain/booking/schema.ts'
import { AppError } from '#domain/errors.ts'
import { cancelBooking } from '../../booking/cancel-booking.ts'
import { lockToCancel } from '../../booking/lock-to-cancel.ts'
import { partiesOf } from '../../booking/parties.ts'
import { defineFunction } from '../../doors/functions/define-function.ts'
import { callerId } from '../../identity/caller-id.ts'
import { notifyAppointmentChanged } from '../../live/notify-appointment-changed.ts'
import { queueMail } from '../../mail/queue-mail.ts'

/** « Renoncer au contrat ici » (art. L. 221-21 of the consumer code): no reason, no fee, an acknowledgement at once. */
export const withdrawFromContract = defineFunction({
  name: 'withdraw-from-contract',
  who: ['patient'],
  input: appointmentRequestSchema,
  idempotent: true,
  async handle({ input, identity, sql, now, deps: { jobs, fanout } }) {
    const appointment = await lockToCancel(sql, { ...input, callerId: callerId(identity) })
    if ('leftFor' in appointment) return appointment.leftFor
    const { id, side, terms } = appointment
    if (isOver(terms, now)) throw new AppError('appointment_over')
    if (!canWithdraw(terms, now)) throw new AppError('withdrawal_over')

    const due = { refundCents: terms.priceCents, reason: 'withdrawal', now } as const
    const refundCents = await cancelBooking(sql, jobs, appointment, due)
    const { patient, practitioner } = await partiesOf(sql, id, now)
    if (patient) {
      const data = { ...patient.mail, refundCents }
      await queueMail(sql, jobs, { to: patient.email, template: 'withdrawal-acknowledged', data })
    }
    if (practitioner) {
      const data = { ...practitioner.mail, canceledBy: side, refundCents }
      await queueMail(sql, jobs, { to: practitioner.email, template: 'appointment-canceled', data })
    }
    await notifyAppointmentChanged(sql, fanout, id)
    return { refundCents }
  },
})
