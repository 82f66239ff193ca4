import { z } from 'zod'
import { CONNECTION_REPORT_HOURS } from '#domain/constants.ts'
import { AppError } from '#domain/errors.ts'
import { addMinutes } from '#domain/time.ts'
import { partiesOf } from '../../booking/parties.ts'
import type { Transaction } from '../../db/postgres.ts'
import type { Deps } from '../../deps.ts'
import { defineFunction } from '../../doors/functions/define-function.ts'
import { queueMail } from '../../mail/queue-mail.ts'
import { refundConsultation } from '../../video/refund-consultation.ts'
import { requireRoom } from '../../video/require-room.ts'
import { settleConsultation } from '../../video/settle-consultation.ts'
import { tellInbox } from '../../video/tell-inbox.ts'

/** « La liaison a-t-elle marché ? » Two « Non » refund what the stays alone would take for a consultation. */
export const reportConnection = defineFunction({
  name: 'report-connection',
  who: ['patient', 'student', 'therapist'],
  input: z.object({ appointmentId: z.uuid(), worked: z.boolean() }),
  async handle({ input: { appointmentId, worked }, identity, sql, now, deps }) {
    const { room, party } = await requireRoom(sql, appointmentId, identity, { as: ['patient', 'practitioner'] })
    const isInTime = now >= room.starts_at && now < addMinutes(room.ends_at, CONNECTION_REPORT_HOURS * 60)
    if (room.status !== 'confirmed' || !isInTime) throw new AppError('consultation_not_over')
    // One after the other: the second must see the first.
    await sql`select from appointments where id = ${appointmentId} for update`
    await sql`
      insert into app.connection_reports (appointment_id, party, worked, reported_at)
      values (${appointmentId}, ${party}, ${worked}, ${now})
      on conflict (appointment_id, party) do update set worked = excluded.worked, reported_at = excluded.reported_at`
    const { count } = await sql`
      select from app.connection_reports where appointment_id = ${appointmentId} and not worked`
    if (count < 2) return { received: true }
    if (!room.verdict && room.ended_at) await settleConsultation(sql, deps, appointmentId, { now, isFinal: true })
    await giveBack(sql, deps, appointmentId, now)
    tellInbox(sql, deps.fanout, [room.patient_id, room.practitioner_id], 'appointments')
    return { received: true }
  },
})

/** Where the room is still open, the job that judges it finds both reports. */
async function giveBack(sql: Transaction, { jobs }: Deps, appointmentId: string, now: Date): Promise<void> {
  const [outcome] = await sql<{ joint_seconds: number }[]>`
    update consultation_outcomes set verdict = 'connection_failed', needs_review = false,
      paid_despite_refund = practitioner_seconds >= 30 * 60
    where appointment_id = ${appointmentId} and verdict in ('held', 'ended_by_patient') and offered_at is null
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
