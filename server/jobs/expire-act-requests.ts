import type { ActName } from '#domain/admin/acts.ts'
import { performAct } from '../admin/perform-act.ts'
import { appendAuditEntry } from '../audit/append-audit-entry.ts'
import type { Transaction } from '../db/postgres.ts'
import type { Deps } from '../deps.ts'
import { isSoleAdministrator } from '../identity/administrators.ts'
import { describeError } from '../log.ts'
import { defineJob } from './define-job.ts'

interface Row {
  id: string
  act: ActName
  input: unknown
  requested_by: string | null
  was_sole: boolean
}

/**
 * Every few minutes: expires requests undecided for a day. For a sole administrator, at the request and still now, the
 * act runs instead: the team was notified a day ago and could have refused.
 */
export const expireActRequests = defineJob({
  name: 'expire-act-requests',
  schedule: '*/5 * * * *',
  retry: { times: 1, firstSeconds: 60, longestSeconds: 60 },
  runsAtMostSeconds: 60,
  async handle({ deps }) {
    const now = deps.clock()
    const due = await deps.db.asService(
      (sql) => sql<{ id: string }[]>`select id from app.act_requests where decision is null and expires_at <= ${now}`,
    )
    for (const { id } of due) {
      try {
        await deps.db.asService((sql) => end(sql, deps, id, now))
      } catch (error) {
        deps.log.error('an act request could not be expired', describeError(error))
        await deps.db.asService((sql) => decide(sql, id, 'expired', now))
      }
    }
  },
})

async function end(sql: Transaction, deps: Deps, id: string, now: Date): Promise<void> {
  const [request] = await sql<Row[]>`
    select id, act, input, requested_by, was_sole from app.act_requests where id = ${id} and decision is null for update`
  if (!request) return
  const isSole = request.was_sole && (await isSoleAdministrator(sql, request.requested_by, now))
  await decide(sql, id, isSole ? 'waited' : 'expired', now)
  if (isSole) await performAct({ sql, deps, now }, request, request.requested_by)
  else await appendAuditEntry(sql, null, { act: 'act-expired', subject: id, detail: { act: request.act } })
}

async function decide(sql: Transaction, id: string, decision: 'waited' | 'expired', now: Date): Promise<void> {
  await sql`
    update app.act_requests set decision = ${decision}, decided_at = ${now} where id = ${id} and decision is null`
}
