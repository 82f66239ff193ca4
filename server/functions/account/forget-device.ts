import { z } from 'zod'
import { defineFunction } from '../../doors/functions/define-function.ts'
import { callerId } from '../../identity/caller-id.ts'

/** The next sign-in on that device asks for a code. Idempotent. */
export const forgetDevice = defineFunction({
  name: 'forget-device',
  who: 'signed-in',
  input: z.object({ deviceId: z.uuid() }),
  async handle({ input: { deviceId }, sql, identity }) {
    await sql`delete from auth.trusted_devices where id = ${deviceId} and user_id = ${callerId(identity)}`
    return { forgotten: true }
  },
})
