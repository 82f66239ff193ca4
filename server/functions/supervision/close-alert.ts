import { z } from 'zod'
import { defineFunction } from '../../doors/functions/define-function.ts'
import { callerId } from '../../identity/caller-id.ts'
import { notifyInbox } from '../../live/notify-inbox.ts'
import { lockAlert } from '../../supervision/lock-alert.ts'

/** « Fermer »: handled, nothing left to do. */
export const closeAlert = defineFunction({
  name: 'close-alert',
  who: ['therapist'],
  input: z.object({ alertId: z.uuid() }),
  async handle({ input: { alertId }, identity, sql, now, deps: { fanout } }) {
    const reader = callerId(identity)
    const alert = await lockAlert(sql, alertId, reader)
    await sql`
      update supervision_alerts set closed_at = ${now}, closed_by = ${reader}, seen_at = coalesce(seen_at, ${now}),
        handled_at = coalesce(handled_at, ${now}), handled_by = case when handled_at is null then ${reader} else handled_by end,
        handled_by_name = coalesce(handled_by_name, ${alert.reader_name}),
        seen_by = case when seen_at is null then ${reader} else seen_by end,
        seen_by_name = coalesce(seen_by_name, ${alert.reader_name})
      where id = ${alertId} and closed_at is null`
    notifyInbox(sql, fanout, [alert.student_id, alert.supervisor_id, reader], 'supervision')
    return { closed: true }
  },
})
