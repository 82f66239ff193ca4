import { z } from 'zod'
import { findAccountEnding } from '../../account/find-account-ending.ts'
import { defineFunction } from '../../doors/functions/define-function.ts'
import { callerId } from '../../identity/caller-id.ts'

/** Shown before the deletion: what it ends and gives back, and what stands in its way. */
export const accountEnding = defineFunction({
  name: 'account-ending',
  who: 'signed-in',
  input: z.strictObject({}),
  limit: { per: 'account', times: 120, perSeconds: 60 * 60 },
  async handle({ identity, sql, now }) {
    return (await findAccountEnding(sql, callerId(identity), now)).told
  },
})
