import { z } from 'zod'
import { defineFunction } from '../../doors/functions/define-function.ts'
import { callerId } from '../../identity/caller-id.ts'

/**
 * The person's choice about the second step, and whether they have a password, without which there is no first step.
 */
export const secondStep = defineFunction({
  name: 'second-step',
  who: 'signed-in',
  input: z.strictObject({}),
  async handle({ sql, identity }) {
    const [account] = await sql<{ is_always: boolean; has_password: boolean }[]>`
      select second_step_always as is_always, encrypted_password is not null as has_password
      from auth.users where id = ${callerId(identity)}`
    return { isAlways: account?.is_always ?? false, hasPassword: account?.has_password ?? false }
  },
})
