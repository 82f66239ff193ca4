import { z } from 'zod'
import { defineFunction } from '../../doors/functions/define-function.ts'

/** Signs one device out at once. Idempotent. */
export const endSession = defineFunction({
  name: 'end-session',
  who: 'signed-in',
  input: z.object({ sessionId: z.uuid() }),
  async handle({ input: { sessionId }, sql, identity }) {
    await sql`delete from auth.sessions where id = ${sessionId} and user_id = ${identity.sub ?? null}`
    return { ended: true }
  },
})
