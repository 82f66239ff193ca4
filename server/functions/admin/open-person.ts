import { z } from 'zod'
import { actReasonField } from '#domain/admin/acts.ts'
import { AppError } from '#domain/errors.ts'
import { defineAdminFunction } from '../../admin/define-admin-function.ts'
import { readPersonFile } from '../../admin/read-person-file.ts'

/**
 * Type, state, dates and counts of a person, without any reason for their visit. The
 * opening is recorded in their access log.
 */
export const openPerson = defineAdminFunction({
  name: 'open-person',
  level: 'plain',
  input: z.object({ personId: z.uuid(), reason: actReasonField }),
  audit: ({ input: { personId, reason } }) => ({ subject: personId, detail: { reason } }),
  async handle({ input: { personId }, sql, now }) {
    const file = await readPersonFile(sql, personId, now)
    if (!file) throw new AppError('not_found')
    await sql`insert into access_log (user_id, act, occurred_at) values (${personId}, 'file-opened-by-team', ${now})`
    return { file }
  },
})
