import { z } from 'zod'
import { defineFunction } from '../../doors/functions/define-function.ts'

/** Devices on which the person is signed in, newest first. */
export const listMySessions = defineFunction({
  name: 'list-my-sessions',
  who: 'signed-in',
  input: z.strictObject({}),
  async handle({ sql, identity, now }) {
    const sessions = await sql<{ id: string; device: string | null; created_at: Date; not_after: Date }[]>`
      select id, device, created_at, not_after from auth.sessions
      where user_id = ${identity.sub ?? null} and not_after > ${now} order by created_at desc limit 100`
    return {
      sessions: sessions.map(({ id, device, created_at, not_after }) => ({
        id,
        device,
        startedAt: created_at.toISOString(),
        endsAt: not_after.toISOString(),
        isCurrent: id === identity.session_id,
      })),
    }
  },
})
