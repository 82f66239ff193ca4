import { alertMessageSchema } from '#domain/supervision/alert-schema.ts'
import { defineFunction } from '../../doors/functions/define-function.ts'
import { callerId } from '../../identity/caller-id.ts'
import { lockCrisis } from '../../supervision/lock-alert.ts'
import { writeAlertMessage } from '../../supervision/write-alert-message.ts'

/** A message is no answer to the alert: it goes on to others until somebody takes it in charge. */
export const writeOnAlert = defineFunction({
  name: 'write-on-alert',
  who: ['student', 'therapist'],
  input: alertMessageSchema,
  limit: { per: 'account', times: 30, perSeconds: 600 },
  idempotent: true,
  async handle({ input: { alertId, body }, identity, sql, now, deps }) {
    const authorId = callerId(identity)
    const alert = await lockCrisis(sql, alertId, authorId, { orStudent: true })
    return { messageId: await writeAlertMessage(sql, deps, alert, { authorId, body, now }) }
  },
})
