import { z } from 'zod'
import { actReasonField } from '#domain/admin/acts.ts'
import { AppError } from '#domain/errors.ts'
import { defineAdminFunction } from '../../admin/define-admin-function.ts'

/** Signs a person out everywhere at once, after a lost device or a stolen password. Recorded in their access log. */
export const endSessionsOf = defineAdminFunction({
  name: 'end-sessions-of',
  level: 'step-up',
  input: z.object({ personId: z.uuid(), reason: actReasonField }),
  audit: ({ input: { personId, reason } }) => ({ subject: personId, detail: { reason } }),
  async handle({ input: { personId }, sql, now }) {
    const [person] = await sql`select from auth.users where id = ${personId}`
    if (!person) throw new AppError('not_found')
    const { count } = await sql`delete from auth.sessions where user_id = ${personId}`
    await sql`insert into access_log (user_id, act, occurred_at) values (${personId}, 'sessions-ended-by-team', ${now})`
    return { ended: count }
  },
})
