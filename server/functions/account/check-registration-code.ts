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
  limit: { per: 'address', times: 60, perSeconds: 5 * 60 },
  async handle({ input, sql, now, deps: { db } }) {
    // Own transaction: refusing the code must not roll back the attempt counter.
    const proved = await db.asService((own) => tryRegistrationCode(own, { ...input, now }))
    if (!proved) throw new AppError('code_wrong', { field: 'code' })
    // No enumeration risk: the holder of the code reads this mailbox.
    const [account] = await sql`
      select from auth.users where email = ${proved.email} and email_confirmed_at is not null`
    if (account) throw new AppError('account_exists')
    return { ticket: proved.ticket }
  },
})
