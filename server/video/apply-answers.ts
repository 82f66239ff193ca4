import { CONNECTION_REPORT_HOURS } from '#domain/constants.ts'
import { addMinutes } from '#domain/time.ts'
import { type ConnectionAnswers, decideByAnswers } from '#domain/video/decide-by-answers.ts'
import { judge } from '#domain/video/verdict.ts'
import { partiesOf } from '../booking/parties.ts'
import type { Transaction } from '../db/postgres.ts'
import type { Deps } from '../deps.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { loadStays } from './load-stays.ts'
import { refundConsultation } from './refund-consultation.ts'

type Asked = ConnectionAnswers & { starts_at: Date; ends_at: Date; joint_seconds: number }

/** Decides an outcome that waits for « La liaison a-t-elle marché ? », as far as the answers allow. Idempotent. */
export async function applyAnswers(
  sql: Transaction,
  { jobs, settings }: Pick<Deps, 'jobs' | 'settings'>,
  appointmentId: string,
  now: Date,
): Promise<void> {
  const answerOf = (party: keyof ConnectionAnswers) => sql`
    (select r.worked from app.connection_reports r where r.appointment_id = a.id and r.party = ${party})`
  const [asked] = await sql<Asked[]>`
    select a.starts_at, a.ends_at, o.joint_seconds, ${answerOf('patient')} as patient,
      ${answerOf('practitioner')} as practitioner
    from consultation_outcomes o join appointments a on a.id = o.appointment_id
    where o.appointment_id = ${appointmentId} and o.connection_asked_at is not null and o.needs_review for update of o`
  if (!asked) return
  const decision = decideByAnswers(asked, now >= addMinutes(asked.ends_at, CONNECTION_REPORT_HOURS * 60))
  if (decision === 'wait') return
  if (decision === 'team') {
    await sql`update consultation_outcomes set connection_asked_at = null where appointment_id = ${appointmentId}`
    const data = { appointmentId, jointSeconds: asked.joint_seconds, why: 'no-media' as const }
    return void (await queueMail(sql, jobs, { to: settings.CONTACT_ADDRESS, template: 'consultation-to-review', data }))
  }
  if (decision === 'held') {
    const { jointSeconds } = judge(asked.starts_at, await loadStays(sql, appointmentId), { callWentOn: true })
    await sql`
      update consultation_outcomes set verdict = 'held', joint_seconds = ${jointSeconds}, needs_review = false,
        connection_asked_at = null
      where appointment_id = ${appointmentId}`
    return
  }
  const refundCents = await refundConsultation(sql, jobs, appointmentId, 'too_short')
  await sql`
    update consultation_outcomes set refund_cents = refund_cents + ${refundCents}, needs_review = false,
      connection_asked_at = null
    where appointment_id = ${appointmentId}`
  const { patient, practitioner } = await partiesOf(sql, appointmentId, now)
  for (const party of [patient, practitioner]) {
    if (!party) continue
    const about = { verdict: 'too_short' as const, jointSeconds: asked.joint_seconds, refundCents, needsReview: false }
    await queueMail(sql, jobs, { to: party.email, template: 'consultation-settled', data: { ...party.mail, ...about } })
  }
}
