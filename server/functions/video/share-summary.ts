import { summarySchema } from '#domain/video/schema.ts'
import { partiesOf } from '../../booking/parties.ts'
import { defineFunction } from '../../doors/functions/define-function.ts'
import { callerId } from '../../identity/caller-id.ts'
import { requirePractising } from '../../identity/require-practising.ts'
import { notifyInbox } from '../../live/notify-inbox.ts'
import { queueMail } from '../../mail/queue-mail.ts'
import { lockOwnConsultation } from '../../video/lock-own-consultation.ts'

/**
 * Summary written by the practitioner for the patient: a draft until explicitly shared; a shared summary stays shared.
 */
export const shareSummary = defineFunction({
  name: 'share-summary',
  who: ['student', 'therapist'],
  input: summarySchema,
  async handle({ input: { appointmentId, body, steps, share }, identity, sql, now, deps: { jobs, fanout } }) {
    const author = callerId(identity)
    await requirePractising(sql, author)
    const patientId = await lockOwnConsultation(sql, appointmentId, author, now)
    const [before] = await sql<{ shared_at: Date | null }[]>`
      select shared_at from consultation_summaries where appointment_id = ${appointmentId} for update`
    const sharedAt = before?.shared_at ?? (share ? now : null)
    await sql`
      insert into consultation_summaries (appointment_id, author_id, patient_id, body, steps, shared_at, updated_at)
      values (${appointmentId}, ${author}, ${patientId}, ${body}, ${steps}::text[], ${sharedAt}, ${now})
      on conflict (appointment_id) do update set body = excluded.body, steps = excluded.steps,
        shared_at = excluded.shared_at, updated_at = excluded.updated_at`
    if (sharedAt && !before?.shared_at) {
      const { patient } = await partiesOf(sql, appointmentId, now)
      if (patient)
        await queueMail(sql, jobs, { to: patient.email, template: 'summary-shared', data: { appointmentId } })
      notifyInbox(sql, fanout, [patientId], 'appointments')
    }
    return { sharedAt: sharedAt?.toISOString() ?? null }
  },
})
