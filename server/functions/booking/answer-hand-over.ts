import { isOver } from '#domain/booking/rights.ts'
import { handOverAnswerSchema } from '#domain/booking/schema.ts'
import { AppError } from '#domain/errors.ts'
import { lockAppointment } from '../../booking/lock-appointment.ts'
import { moveBooking } from '../../booking/move-booking.ts'
import { partiesOf } from '../../booking/parties.ts'
import { defineFunction } from '../../doors/functions/define-function.ts'
import { callerId } from '../../identity/caller-id.ts'
import { notifyAppointmentChanged } from '../../live/notify-appointment-changed.ts'
import { queueMail } from '../../mail/queue-mail.ts'

/**
 * The patient accepts or refuses a proposed colleague. After acceptance, the
 * appointment and its topic belong to the colleague.
 */
export const answerHandOver = defineFunction({
  name: 'answer-hand-over',
  who: ['patient'],
  input: handOverAnswerSchema,
  limit: { per: 'account', times: 30, perSeconds: 60 * 60 },
  idempotent: true,
  async handle({ input, identity, sql, now, deps }) {
    const { practitionerId, isAccepted } = input
    const colleague = isAccepted ? [practitionerId] : []
    const appointment = await lockAppointment(sql, { ...input, callerId: callerId(identity) }, colleague)
    const { id, side, terms, genderPreference } = appointment
    if (side !== 'patient') throw new AppError('not_allowed')
    if (isOver(terms, now)) throw new AppError('appointment_over')
    const proposed = await sql`
      delete from app.hand_over_proposals where appointment_id = ${id} and practitioner_id = ${practitionerId}`
    if (proposed.count === 0) throw new AppError('hand_over_gone')

    if (!isAccepted) {
      await notifyAppointmentChanged(sql, deps.fanout, id)
      const { practitioner } = await partiesOf(sql, id, now)
      if (practitioner)
        await queueMail(sql, deps.jobs, {
          to: practitioner.email,
          template: 'hand-over-refused',
          data: practitioner.mail,
        })
      return { practitionerId: appointment.practitionerId }
    }
    const requested = { startsAt: terms.startsAt, practitionerId, genderPreference }
    if (!(await moveBooking(sql, deps, appointment, requested, now))) throw new AppError('hand_over_not_free')
    return { practitionerId }
  },
})
