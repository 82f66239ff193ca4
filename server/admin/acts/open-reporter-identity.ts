import { IDENTITY_OPEN_MINUTES, IDENTITY_REASON_MIN_CHARACTERS } from '#domain/constants.ts'
import { AppError } from '#domain/errors.ts'
import { addMinutes } from '#domain/time.ts'
import type { Transaction } from '../../db/postgres.ts'
import { notifyInbox } from '../../live/notify-inbox.ts'
import { queueMail } from '../../mail/queue-mail.ts'
import { openIdentityRow } from '../../video/open-identity-row.ts'
import type { Act } from '../act.ts'

interface GraveReport {
  appointment_id: string
  referent_id: string
  referent_email: string | null
}

/** A grave report that a referent has taken, of a consultation whose patient still has an account. */
async function lockGraveReport(sql: Transaction, reportId: string): Promise<GraveReport> {
  const [report] = await sql<GraveReport[]>`
    select r.appointment_id, r.referent_id, u.email as referent_email
    from reports r join auth.users u on u.id = r.referent_id
    where r.id = ${reportId} and r.severity = 'grave' and r.reporter_id is not null and r.appointment_id is not null
      and app.may_read_report(r, r.referent_id) for update of r`
  if (!report) throw new AppError('not_found')
  return report
}

/** Requested by the referent who has read a grave report. The administrator who approves reads neither it nor the identity. */
export const openReporterIdentity: Act<'open-reporter-identity'> = {
  async sentence({ sql }, { reportId }) {
    await lockGraveReport(sql, reportId)
    return `Ouvrir à la personne référente, pendant ${IDENTITY_OPEN_MINUTES} minutes, l’identité d’une personne qui a fait un signalement grave`
  },
  async perform({ sql, deps, now }, { reportId }) {
    const {
      appointment_id: appointmentId,
      referent_id: referentId,
      referent_email: to,
    } = await lockGraveReport(sql, reportId)
    const [request] = await sql<{ reason: string; requested_at: Date }[]>`
      select reason, requested_at from app.act_requests
      where act = 'open-reporter-identity' and input ->> 'reportId' = ${reportId} and decision in ('approved', 'waited')
      order by decided_at desc limit 1`
    if (!request || request.reason.length < IDENTITY_REASON_MIN_CHARACTERS)
      throw new AppError('identity_reason_missing')
    const [opening] = await sql<{ id: string }[]>`
      insert into identity_openings (appointment_id, practitioner_id, reason, asked_at)
      values (${appointmentId}, ${referentId}, ${request.reason}, ${request.requested_at}) returning id`
    if (!opening) throw new Error('the opening was not written')
    await openIdentityRow(sql, opening.id, now)
    notifyInbox(sql, deps.fanout, [referentId], 'supervision')
    const data = { openUntil: addMinutes(now, IDENTITY_OPEN_MINUTES).toISOString() }
    if (to) await queueMail(sql, deps.jobs, { to, template: 'reporter-identity-opened', data })
  },
}
