import { z } from 'zod'
import { AppError } from '#domain/errors.ts'
import { letterSchema } from '#domain/premium/letter.ts'
import { defineFunction } from '../../doors/functions/define-function.ts'
import { callerId } from '../../identity/caller-id.ts'
import { queueMail } from '../../mail/queue-mail.ts'
import { hasPremium } from '../../premium/has-premium.ts'

interface Meeting {
  practitioner_id: string
  starts_at: Date
  email: string | null
}

/** Shares a letter with the practitioner of an upcoming appointment only. Sharing again replaces it. */
export const shareLetter = defineFunction({
  name: 'share-letter',
  who: ['patient'],
  input: z.object({ appointmentId: z.uuid(), body: letterSchema }),
  limit: { per: 'account', times: 20, perSeconds: 60 * 60 },
  async handle({ input: { appointmentId, body }, identity, sql, now, deps: { jobs } }) {
    const patientId = callerId(identity)
    if (!(await hasPremium(sql, patientId, now))) throw new AppError('premium_only')
    const [meeting] = await sql<Meeting[]>`
      select a.practitioner_id, a.starts_at, u.email
      from appointments a join auth.users u on u.id = a.practitioner_id
      where a.id = ${appointmentId} and a.patient_id = ${patientId} and a.status = 'confirmed' and a.ends_at > ${now}
      for share of a`
    if (!meeting) throw new AppError('not_found')
    await sql`
      insert into letters (appointment_id, patient_id, practitioner_id, body, shared_at)
      values (${appointmentId}, ${patientId}, ${meeting.practitioner_id}, ${body}, ${now})
      on conflict on constraint letters_pkey do update
        set practitioner_id = excluded.practitioner_id, body = excluded.body, shared_at = excluded.shared_at`
    if (meeting.email) {
      const data = { appointmentId, startsAt: meeting.starts_at.toISOString() }
      const uselessAfter = meeting.starts_at
      await queueMail(sql, jobs, { to: meeting.email, template: 'letter-shared', data, uselessAfter })
    }
    return { shared: true }
  },
})
