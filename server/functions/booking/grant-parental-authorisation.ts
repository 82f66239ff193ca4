import { createHash } from 'node:crypto'
import { z } from 'zod'
import { mailboxOf } from '#domain/booking/mailbox-of.ts'
import { AppError } from '#domain/errors.ts'
import { ownMailboxes } from '../../booking/own-mailboxes.ts'
import { defineFunction } from '../../doors/functions/define-function.ts'

/** By a button on a page, not by opening the link: programs that check mail open links too. Twice is as good as once. */
export const grantParentalAuthorisation = defineFunction({
  name: 'grant-parental-authorisation',
  who: 'anyone',
  input: z.object({ token: z.string().min(1).max(200) }),
  limit: { per: 'address', times: 30, perSeconds: 60 * 60 },
  async handle({ input: { token }, sql, now }) {
    const [request] = await sql<{ id: string; patient_id: string; parent_email: string }[]>`
      select id, patient_id, parent_email from parental_authorisations
      where token_hash = ${createHash('sha256').update(token).digest()} and (granted_at is not null or expires_at > ${now})
      for update`
    if (!request) throw new AppError('parental_link_expired')
    // The mailbox may have become the minor's own since the mail left.
    if ((await ownMailboxes(sql, request.patient_id)).has(mailboxOf(request.parent_email)))
      throw new AppError('parental_link_expired')
    await sql`
      update parental_authorisations set granted_at = coalesce(granted_at, ${now}) where id = ${request.id}`
    return { granted: true }
  },
})
