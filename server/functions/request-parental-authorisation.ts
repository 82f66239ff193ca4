import { createHash, randomBytes } from 'node:crypto'
import { parentalRequestSchema } from '#domain/booking/schema.ts'
import { PARENTAL_REQUEST_DAYS, PARENTAL_REQUESTS_PER_DAY } from '#domain/constants.ts'
import { addMinutes } from '#domain/time.ts'
import { defineFunction } from '../doors/functions/define-function.ts'
import { callerId } from '../identity/caller-id.ts'
import { queueMail } from '../mail/queue-mail.ts'

export const requestParentalAuthorisation = defineFunction({
  name: 'request-parental-authorisation',
  who: ['patient'],
  input: parentalRequestSchema,
  limit: { per: 'account', times: PARENTAL_REQUESTS_PER_DAY, perSeconds: 24 * 60 * 60 },
  idempotent: true,
  async handle({ input: { parentEmail }, identity, sql, now, deps: { jobs } }) {
    const patientId = callerId(identity)
    const token = randomBytes(32).toString('base64url')
    const expiresAt = addMinutes(now, PARENTAL_REQUEST_DAYS * 24 * 60)
    const [patient] = await sql<{ first_name: string }[]>`select first_name from profiles where id = ${patientId}`
    await sql`
      insert into parental_authorisations (patient_id, parent_email, token_hash, requested_at, expires_at)
      values (${patientId}, ${parentEmail}, ${createHash('sha256').update(token).digest()}, ${now}, ${expiresAt})`
    await queueMail(sql, jobs, {
      to: parentEmail,
      template: 'parental-authorisation',
      data: { token, firstName: patient?.first_name ?? '' },
      uselessAfter: expiresAt,
    })
    return { sent: true }
  },
})
