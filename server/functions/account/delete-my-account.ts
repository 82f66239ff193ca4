import { z } from 'zod'
import { DELETION_WORD } from '#domain/auth/deletion-word.ts'
import { PASSWORD_MAX_CHARACTERS } from '#domain/constants.ts'
import { errorMessage } from '#domain/messages.ts'
import { eraseAccount } from '../../account/erase-account.ts'
import { defineFunction } from '../../doors/functions/define-function.ts'
import { refuseIfLastAdministrator } from '../../identity/administrators.ts'
import { callerId } from '../../identity/caller-id.ts'
import { requireOwner } from '../../identity/require-owner.ts'

/** Deletes the account and all its data. */
export const deleteMyAccount = defineFunction({
  name: 'delete-my-account',
  who: 'signed-in',
  input: z.object({
    confirmation: z.literal(DELETION_WORD, errorMessage('confirmation_word_wrong')),
    password: z.string().max(PASSWORD_MAX_CHARACTERS).optional(),
  }),
  limit: { per: 'account', times: 10, perSeconds: 60 * 60 },
  async handle({ input: { password }, sql, identity, now, deps: { jobs, fanout } }) {
    await requireOwner(sql, identity, password, now)
    await refuseIfLastAdministrator(sql, callerId(identity), now)
    await eraseAccount(sql, { jobs, fanout, now }, { id: callerId(identity), reason: 'asked' })
    return { deleted: true }
  },
})
