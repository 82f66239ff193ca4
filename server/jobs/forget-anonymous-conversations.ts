import { CHAT_ANONYMOUS_RETENTION_DAYS } from '#domain/constants.ts'
import { defineJob } from './define-job.ts'

/** Deletes anonymous conversations after a period without a message. */
export const forgetAnonymousConversations = defineJob({
  name: 'forget-anonymous-conversations',
  schedule: '47 * * * *',
  retry: { times: 3, firstSeconds: 60, longestSeconds: 600 },
  runsAtMostSeconds: 120,
  async handle({ deps: { db, clock } }) {
    await db.asService(
      (sql) => sql`
        delete from chat_sessions where user_id is null
          and last_message_at < ${clock()}::timestamptz - ${CHAT_ANONYMOUS_RETENTION_DAYS} * interval '1 day'`,
    )
  },
})
