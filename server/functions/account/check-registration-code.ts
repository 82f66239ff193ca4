import { z } from 'zod'
import { codeSchema } from '#domain/auth/schema.ts'
import { AppError } from '#domain/errors.ts'
import { defineFunction } from '../../doors/functions/define-function.ts'
import { tryRegistrationCode } from '../../identity/registrations.ts'

/** Exchanges the right code for a ticket, with which /auth/v1 opens a confirmed account. */
export const checkRegistrationCode = defineFunction({
  name: 'check-registration-code',
  who: 'anyone',
  input: z.object({ registrationId: z.uuid(), code: codeSchema }),
  limit: { per: 'address', times: 300, perSeconds: 5 * 60 },
  async handle({ input, sql, now }) {
    // Returned instead of thrown, so that the failed try is committed.
    const proved = await tryRegistrationCode(sql, { ...input, now })
    if (!proved) return new AppError('code_wrong', { field: 'code' })
    // No enumeration risk: the holder of the code reads this mailbox.
    const [account] = await sql`
      select from auth.users where email = ${proved.email} and email_confirmed_at is not null`
    if (account) return new AppError('account_exists')
    return { ticket: proved.ticket }
  },
})
