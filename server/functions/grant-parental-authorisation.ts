import { createHash } from 'node:crypto'
import { z } from 'zod'
import { AppError } from '#domain/errors.ts'
import { defineFunction } from '../doors/functions/define-function.ts'

/** By a button on a page, not by opening the link: programs that check mail open links too. Twice is as good as once. */
export const grantParentalAuthorisation = defineFunction({
  name: 'grant-parental-authorisation',
  who: 'anyone',
  input: z.object({ token: z.string().min(1).max(200) }),
  limit: { per: 'address', times: 30, perSeconds: 60 * 60 },
  async handle({ input: { token }, sql, now }) {
    const granted = await sql`
      update parental_authorisations set granted_at = coalesce(granted_at, ${now})
      where token_hash = ${createHash('sha256').update(token).digest()} and (granted_at is not null or expires_at > ${now})`
    if (granted.count === 0) throw new AppError('parental_link_expired')
    return { granted: true }
  },
})
