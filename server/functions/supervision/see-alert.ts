import { z } from 'zod'
import { defineFunction } from '../../doors/functions/define-function.ts'
import { callerId } from '../../identity/caller-id.ts'
import { notifyInbox } from '../../live/notify-inbox.ts'
import { lockAlert } from '../../supervision/lock-alert.ts'

/** Marked by « Appeler » or « Voir »: an open screen does not count as seen, and seen is not handled. */
export const seeAlert = defineFunction({
  name: 'see-alert',
  who: ['therapist'],
  input: z.object({ alertId: z.uuid() }),
  async handle({ input: { alertId }, identity, sql, now, deps: { fanout } }) {
    const reader = callerId(identity)
    const alert = await lockAlert(sql, alertId, reader)
    await sql`
      update supervision_alerts set seen_at = ${now}, seen_by = ${reader}, seen_by_name = ${alert.reader_name}
      where id = ${alertId} and seen_at is null`
    notifyInbox(sql, fanout, [alert.student_id, alert.supervisor_id, reader], 'supervision')
    return { seen: true }
  },
})
