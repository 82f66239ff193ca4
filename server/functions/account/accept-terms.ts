import { z } from 'zod'
import { TERMS_VERSION } from '#domain/constants.ts'
import { AppError } from '#domain/errors.ts'
import { defineFunction } from '../../doors/functions/define-function.ts'
import { callerId } from '../../identity/caller-id.ts'

/** Accepts changed terms. The version is the one shown on screen, so that an old page accepts nothing new. */
export const acceptTerms = defineFunction({
  name: 'accept-terms',
  who: 'signed-in',
  input: z.strictObject({ version: z.int() }),
  async handle({ input: { version }, identity, sql, now }) {
    if (version !== TERMS_VERSION) throw new AppError('terms_changed')
    await sql`
      insert into agreements (user_id, document, version, accepted_at)
      values (${callerId(identity)}, 'terms', ${version}, ${now}) on conflict do nothing`
    return { accepted: true }
  },
})
