import { JOINT_TIME_MIN_MINUTES } from '#domain/constants.ts'
import { partiesOf } from '../booking/parties.ts'
import type { Transaction } from '../db/postgres.ts'
import { queueMail } from '../mail/queue-mail.ts'
import type { Jobs } from '../queue/jobs.ts'
import { refundConsultation } from './refund-consultation.ts'

/** Both parties reported a failed connection: overrides an outcome that presence alone would call held. Idempotent. */
export async function recordFailedConnection(
  sql: Transaction,
  jobs: Jobs,
  appointmentId: string,
  now: Date,
): Promise<void> {
  const [outcome] = await sql<{ joint_seconds: number }[]>`
    update consultation_outcomes set verdict = 'connection_failed', needs_review = false,
      paid_despite_refund = practitioner_seconds >= ${JOINT_TIME_MIN_MINUTES * 60}
    where appointment_id = ${appointmentId} and verdict in ('held', 'ended_by_patient') and offered_at is null
      and 2 = (select count(*) from app.connection_reports r where r.appointment_id = ${appointmentId} and not r.worked)
    returning joint_seconds`
  if (!outcome) return
  const refundCents = await refundConsultation(sql, jobs, appointmentId, 'connection_failed')
  await sql`update consultation_outcomes set refund_cents = refund_cents + ${refundCents} where appointment_id = ${appointmentId}`
  const { patient, practitioner } = await partiesOf(sql, appointmentId, now)
  for (const told of [patient, practitioner]) {
    if (!told) continue
    const about = { verdict: 'connection_failed' as const, jointSeconds: outcome.joint_seconds, refundCents }
    const data = { ...told.mail, ...about, needsReview: false }
    await queueMail(sql, jobs, { to: told.email, template: 'consultation-settled', data })
  }
}
