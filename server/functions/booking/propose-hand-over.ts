import { isOver } from '#domain/booking/rights.ts'
import { handOverProposalSchema } from '#domain/booking/schema.ts'
import { AppError } from '#domain/errors.ts'
import { lockAppointment } from '../../booking/lock-appointment.ts'
import { partiesOf } from '../../booking/parties.ts'
import { defineFunction } from '../../doors/functions/define-function.ts'
import { callerId } from '../../identity/caller-id.ts'
import { notifyAppointmentChanged } from '../../live/notify-appointment-changed.ts'
import { queueMail } from '../../mail/queue-mail.ts'

/** A practitioner proposes a colleague to their patient. The colleague is not notified before the patient accepts. */
export const proposeHandOver = defineFunction({
  name: 'propose-hand-over',
  who: ['student', 'therapist'],
  input: handOverProposalSchema,
  limit: { per: 'account', times: 20, perSeconds: 60 * 60 },
  idempotent: true,
  async handle({ input, identity, sql, now, deps: { jobs, fanout } }) {
    const appointment = await lockAppointment(sql, { ...input, callerId: callerId(identity) })
    const { id, side, terms } = appointment
    if (side !== 'practitioner') throw new AppError('not_allowed')
    if (isOver(terms, now)) throw new AppError('appointment_over')
    const [colleague] = await sql<{ name: string }[]>`
      select app.public_name(p.first_name, p.last_name) as name
      from app.free_offers o join profiles p on p.id = o.practitioner_id
      where o.practitioner_id = ${input.practitionerId} and o.starts_at = ${terms.startsAt}`
    if (!colleague) throw new AppError('hand_over_not_free')

    await sql`
      insert into app.hand_over_proposals (appointment_id, practitioner_id, proposed_at)
      values (${id}, ${input.practitionerId}, ${now})
      on conflict on constraint hand_over_proposals_pkey
      do update set practitioner_id = excluded.practitioner_id, proposed_at = excluded.proposed_at`
    // The practitioner wants to hand over, so the patient may cancel for free.
    await sql`update appointments set moved_by_practitioner_at = ${now} where id = ${id}`
    await notifyAppointmentChanged(sql, fanout, id)
    const { patient } = await partiesOf(sql, id, now)
    if (patient) {
      const data = { ...patient.mail, colleagueName: colleague.name }
      await queueMail(sql, jobs, { to: patient.email, template: 'hand-over-proposed', data })
    }
    return { proposed: true }
  },
})
