import { z } from 'zod'
import { AppError } from '#domain/errors.ts'
import { defineAdminFunction } from '../../admin/define-admin-function.ts'

/** « Je m’en occupe »: shows the other administrators that the message is taken. */
export const takeContact = defineAdminFunction({
  name: 'take-contact',
  level: 'plain',
  input: z.object({ messageId: z.uuid() }),
  audit: ({ input: { messageId } }) => ({ subject: messageId, detail: {} }),
  async handle({ input: { messageId }, sql, adminId }) {
    const taken = await sql`
      update contact_messages set state = 'in_progress', assigned_to = ${adminId}
      where id = ${messageId} and state <> 'answered'`
    if (taken.count === 0) throw new AppError('contact_answered')
    return { taken: true }
  },
})
