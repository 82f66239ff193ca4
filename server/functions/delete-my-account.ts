import { z } from 'zod'
import { DELETION_WORD } from '#domain/auth/deletion-word.ts'
import { PASSWORD_MAX_CHARACTERS } from '#domain/constants.ts'
import { AppError } from '#domain/errors.ts'
import { errorMessage } from '#domain/messages.ts'
import { defineFunction } from '../doors/functions/define-function.ts'
import { verifyPassword } from '../identity/password-hash.ts'

/** Erases the account and everything that hangs on it. The password proves that it is not somebody at an open screen. */
export const deleteMyAccount = defineFunction({
  name: 'delete-my-account',
  who: 'signed-in',
  input: z.object({
    confirmation: z.literal(DELETION_WORD, errorMessage('confirmation_word_wrong')),
    password: z.string().max(PASSWORD_MAX_CHARACTERS),
  }),
  limit: { per: 'account', times: 10, perSeconds: 60 * 60 },
  async handle({ input: { password }, sql, identity }) {
    const id = identity.sub ?? null
    const [account] = await sql<{ encrypted_password: string | null }[]>`
      select encrypted_password from auth.users where id = ${id}`
    if (!(await verifyPassword(password, account?.encrypted_password))) {
      throw new AppError('password_wrong', { field: 'password' })
    }
    await sql`delete from auth.users where id = ${id}`
    return { deleted: true }
  },
})
