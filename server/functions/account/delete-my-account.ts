import { z } from 'zod'
import { announcedEndingSchema } from '#domain/account/account-ending.ts'
import { deletionWordField } from '#domain/auth/deletion-word.ts'
import { PASSWORD_MAX_CHARACTERS } from '#domain/constants.ts'
import { endContracts } from '../../account/end-contracts.ts'
import { eraseAccount } from '../../account/erase-account.ts'
import { defineFunction } from '../../doors/functions/define-function.ts'
import { refuseIfLastAdministrator } from '../../identity/administrators.ts'
import { callerId } from '../../identity/caller-id.ts'
import { requireOwner } from '../../identity/require-owner.ts'

const nothingEnds = { appointments: 0, refundCents: 0, patientsRefundCents: 0, endsPremium: false }

/** Cancels and refunds what was announced, and deletes the account with all its data. */
export const deleteMyAccount = defineFunction({
  name: 'delete-my-account',
  who: 'signed-in',
  input: z.object({
    confirmation: deletionWordField,
    password: z.string().max(PASSWORD_MAX_CHARACTERS).optional(),
    announced: announcedEndingSchema.optional(),
  }),
  limit: { per: 'account', times: 10, perSeconds: 60 * 60 },
  async handle({ input: { password, announced = nothingEnds }, sql, identity, now, deps: { jobs, fanout } }) {
    await requireOwner(sql, identity, password, now)
    const id = callerId(identity)
    await refuseIfLastAdministrator(sql, id, now)
    const ended = await endContracts(sql, { jobs, fanout }, { personId: id, announced, now })
    await eraseAccount(sql, { jobs, fanout, now }, { id, reason: 'asked', ended })
    return { deleted: true }
  },
})
