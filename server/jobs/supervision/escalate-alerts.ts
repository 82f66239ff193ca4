import { CRISIS_TO_REFERENTS_MINUTES } from '#domain/constants.ts'
import { escalationOf } from '#domain/supervision/alerts.ts'
import { addMinutes } from '#domain/time.ts'
import type { Transaction } from '../../db/postgres.ts'
import type { Deps } from '../../deps.ts'
import { notifyOfAlert, referentsFor } from '../../supervision/raise-alert.ts'
import { tellAdministrators } from '../../supervision/tell-administrators.ts'
import { defineJob } from '../define-job.ts'

const BATCH = 100

interface Waiting {
  id: string
  student_id: string
  raised_at: Date
  referents_told_at: Date | null
}

/** Every minute: passes a crisis that nobody has taken in charge to the referents, then to the administrators, without content. */
export const escalateAlerts = defineJob({
  name: 'escalate-alerts',
  schedule: '* * * * *',
  retry: { times: 1, firstSeconds: 5, longestSeconds: 5 },
  runsAtMostSeconds: 50,
  async handle({ deps }) {
    const now = deps.clock()
    await deps.db.asService(async (sql) => {
      const waiting = await sql<Waiting[]>`
        select alert.id, alert.student_id, alert.raised_at, alert.referents_told_at
        from supervision_alerts alert
        where alert.kind = 'crisis' and alert.handled_at is null and alert.closed_at is null
          and alert.administrators_told_at is null
          and alert.raised_at <= ${addMinutes(now, -CRISIS_TO_REFERENTS_MINUTES)}
        order by alert.raised_at limit ${BATCH} for update of alert skip locked`
      for (const alert of waiting) await escalate(sql, deps, alert, now)
    })
  },
})

async function escalate(sql: Transaction, deps: Deps, alert: Waiting, now: Date): Promise<void> {
  const { id, student_id: studentId, raised_at: raisedAt } = alert
  if (!alert.referents_told_at) {
    await sql`update supervision_alerts set referents_told_at = ${now} where id = ${id}`
    await notifyOfAlert(sql, deps, { kind: 'crisis', studentId, now }, await referentsFor(sql, studentId))
  }
  if (escalationOf(raisedAt, now) === 'administrators') await tellAdministrators(sql, deps, id, { why: 'untaken', now })
}
