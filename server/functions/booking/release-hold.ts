import { appointmentRequestSchema } from '#domain/booking/schema.ts'
import { lockPatient } from '../../booking/lock-patient.ts'
import { defineFunction } from '../../doors/functions/define-function.ts'
import { callerId } from '../../identity/caller-id.ts'

/** Releases the hold when the patient leaves the payment page. Idempotent. */
export const releaseHold = defineFunction({
  name: 'release-hold',
  who: ['patient'],
  input: appointmentRequestSchema,
  async handle({ input: { appointmentId }, identity, sql }) {
    const patientId = callerId(identity)
    await lockPatient(sql, patientId)
    await sql`
      update appointments set status = 'expired'
      where id = ${appointmentId} and patient_id = ${patientId} and status = 'held' and held_until > now()`
    return { released: true }
  },
})
