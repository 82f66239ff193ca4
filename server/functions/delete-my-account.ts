import { z } from 'zod'
import { DELETION_WORD } from '#domain/auth/deletion-word.ts'
import { PASSWORD_MAX_CHARACTERS } from '#domain/constants.ts'
import { errorMessage } from '#domain/messages.ts'
import { defineFunction } from '../doors/functions/define-function.ts'
import { callerId } from '../identity/caller-id.ts'
import { requirePassword } from '../identity/require-password.ts'

/** Erases the account and everything that hangs on it. */
export const deleteMyAccount = defineFunction({
  name: 'delete-my-account',
  who: 'signed-in',
  input: z.object({
    confirmation: z.literal(DELETION_WORD, errorMessage('confirmation_word_wrong')),
    password: z.string().max(PASSWORD_MAX_CHARACTERS),
  }),
  limit: { per: 'account', times: 10, perSeconds: 60 * 60 },
  async handle({ input: { password }, sql, identity }) {
    const id = callerId(identity)
    await requirePassword(sql, id, password)
    await sql`delete from auth.users where id = ${id}`
    return { deleted: true }
  },
})
