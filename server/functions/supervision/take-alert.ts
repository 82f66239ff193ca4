import { takenAlertSchema } from '#domain/supervision/alert-schema.ts'
import { defineFunction } from '../../doors/functions/define-function.ts'
import { callerId } from '../../identity/caller-id.ts'
import { notifyInbox } from '../../live/notify-inbox.ts'
import { lockCrisis } from '../../supervision/lock-alert.ts'
import { writeAlertMessage } from '../../supervision/write-alert-message.ts'

/** « C’est pris en charge… »: by the first psychologist who says so. */
export const takeAlert = defineFunction({
  name: 'take-alert',
  who: ['therapist'],
  input: takenAlertSchema,
  idempotent: true,
  async handle({ input: { alertId, words }, identity, sql, now, deps }) {
    const reader = callerId(identity)
    const alert = await lockCrisis(sql, alertId, reader)
    const [taken] = await sql<{ handled_by_name: string }[]>`
      update supervision_alerts set handled_at = coalesce(handled_at, ${now}),
        handled_by = case when handled_at is null then ${reader} else handled_by end,
        handled_by_name = coalesce(handled_by_name, ${alert.reader_name}),
        seen_at = coalesce(seen_at, ${now}), seen_by = case when seen_at is null then ${reader} else seen_by end,
        seen_by_name = coalesce(seen_by_name, ${alert.reader_name})
      where id = ${alertId} returning handled_by_name`
    if (words !== '') await writeAlertMessage(sql, deps, alert, { authorId: reader, body: words, now })
    notifyInbox(sql, deps.fanout, [alert.student_id, alert.supervisor_id, reader], 'supervision')
    return { takenBy: taken?.handled_by_name ?? alert.reader_name }
  },
})
