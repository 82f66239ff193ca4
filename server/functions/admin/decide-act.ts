import { z } from 'zod'
import type { ActName } from '#domain/admin/acts.ts'
import { AppError } from '#domain/errors.ts'
import { defineAdminFunction } from '../../admin/define-admin-function.ts'
import { performAct } from '../../admin/perform-act.ts'

interface Row {
  id: string
  act: ActName
  input: unknown
  requested_by: string | null
  expires_at: Date
  decision: string | null
  may_ask: boolean
}

/** Approves or refuses an act requested by another administrator; once approved, it runs with the stored input. */
export const decideAct = defineAdminFunction({
  name: 'decide-act',
  level: 'step-up',
  input: z.object({ requestId: z.uuid(), decision: z.enum(['approved', 'refused']) }),
  audit: ({ input: { requestId, decision } }) => ({ subject: requestId, detail: { decision } }),
  async handle({ input: { requestId, decision }, sql, now, adminId, deps }) {
    const [request] = await sql<Row[]>`
      select r.id, r.act, r.input, r.requested_by, r.expires_at, r.decision,
        exists (select from auth.users u where u.id = r.requested_by and u.raw_app_meta_data ->> 'user_type' = 'admin'
          and coalesce(u.banned_until <= ${now}, true))
        or r.act in ('suspend-after-report', 'open-reporter-identity') and exists (
          select from reports t where t.id::text = r.input ->> 'reportId' and app.may_read_report(t, r.requested_by)) as may_ask
      from app.act_requests r where r.id = ${requestId} for update`
    if (!request) throw new AppError('not_found')
    if (request.decision) throw new AppError('act_decided')
    if (request.expires_at <= now) throw new AppError('act_expired')
    // The requester may withdraw a request, never approve it.
    if (request.requested_by === adminId && decision === 'approved') throw new AppError('act_needs_another')
    if (decision === 'approved' && !request.may_ask) throw new AppError('act_needs_another')
    const decidedBy = request.requested_by === adminId ? null : adminId
    await sql`
      update app.act_requests set decision = ${decision}, decided_by = ${decidedBy}, decided_at = ${now}
      where id = ${requestId}`
    if (decision === 'approved') await performAct({ sql, deps, now }, request, adminId)
    return { decision }
  },
})
