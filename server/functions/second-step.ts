import { z } from 'zod'
import { defineFunction } from '../doors/functions/define-function.ts'
import { callerId } from '../identity/caller-id.ts'

/** What the person has settled about the second step. */
export const secondStep = defineFunction({
  name: 'second-step',
  who: 'signed-in',
  input: z.strictObject({}),
  async handle({ sql, identity }) {
    const [account] = await sql<{ second_step_always: boolean }[]>`
      select second_step_always from auth.users where id = ${callerId(identity)}`
    return { isAlways: account?.second_step_always ?? false }
  },
})
