import { JOINT_TIME_MIN_MINUTES, LEFT_FIRST_REFUNDED_PER_YEAR } from '#domain/constants.ts'
import { type Judgement, judge, refundedVerdicts } from '#domain/video/verdict.ts'
import { partiesOf } from '../booking/parties.ts'
import type { Transaction } from '../db/postgres.ts'
import type { Deps } from '../deps.ts'
import { notifyInbox } from '../live/notify-inbox.ts'
import { notifyRoom } from '../live/notify-room.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { type AlertDeps, raiseAlert } from '../supervision/raise-alert.ts'
import { applyAnswers } from './apply-answers.ts'
import { loadStays } from './load-stays.ts'
import { recordFailedConnection } from './record-failed-connection.ts'
import { refundConsultation } from './refund-consultation.ts'
import { waiveConsultation } from './waive-consultation.ts'

interface Appointment {
  starts_at: Date
  patient_id: string | null
  practitioner_id: string | null
  is_students: boolean
}

type Refunded = 'practitioner_absent' | 'too_short'
const isRefunded = (verdict: Judgement['verdict']): verdict is Refunded => refundedVerdicts.includes(verdict)

/**
 * Decides the outcome of a consultation, with refund and mails, in the caller's transaction: idempotent for concurrent
 * calls and retries. `isFinal`: the room has closed; before, only the practitioner's absence can be decided. Returns whether
 * it was decided by this call.
 */
export async function settleConsultation(
  sql: Transaction,
  deps: AlertDeps,
  appointmentId: string,
  { now, isFinal }: { now: Date; isFinal: boolean },
): Promise<boolean> {
  const [appointment] = await sql<Appointment[]>`
    select starts_at, patient_id, practitioner_id, exists (
        select from profiles p where p.id = a.practitioner_id and p.user_type = 'student') as is_students
    from appointments a
    where id = ${appointmentId} and status = 'confirmed'
      and not exists (select from consultation_outcomes o where o.appointment_id = a.id)
    for update skip locked`
  if (!appointment) return false
  const judgement = judge(appointment.starts_at, await loadStays(sql, appointmentId))
  const { verdict, jointSeconds, practitionerSeconds, patientLeftFirst, isNeverAdmitted, isUnsure } = judgement
  if (!isFinal && verdict !== 'practitioner_absent') return false

  const isRepeated =
    patientLeftFirst && (await leftFirstBefore(sql, appointment.patient_id, now)) >= LEFT_FIRST_REFUNDED_PER_YEAR
  const isAsked = isUnsure && !isRepeated
  const needsReview = isRepeated || isAsked
  const refundCents =
    isRefunded(verdict) && !needsReview ? await refundConsultation(sql, deps.jobs, appointmentId, verdict) : 0
  // A practitioner who attended long enough is paid, even if the connection failed; not for leaving a patient outside.
  const paidDespiteRefund =
    verdict === 'too_short' && practitionerSeconds >= JOINT_TIME_MIN_MINUTES * 60 && !isNeverAdmitted
  await sql`
    insert into consultation_outcomes (appointment_id, verdict, joint_seconds, practitioner_seconds, lost_on_patients_line,
      refund_cents, paid_despite_refund, needs_review, connection_asked_at, settled_at)
    values (${appointmentId}, ${verdict}, ${jointSeconds}, ${practitionerSeconds}, ${patientLeftFirst}, ${refundCents},
      ${paidDespiteRefund}, ${needsReview}, ${isAsked ? now : null}, ${now})`

  await notifyByMail(sql, deps, appointmentId, judgement, { refundCents, needsReview, isAsked, now })
  await recordFailedConnection(sql, deps.jobs, appointmentId, now)
  // Answers may have come before the room closed.
  if (isAsked) await applyAnswers(sql, deps, appointmentId, now)
  if (isNeverAdmitted && appointment.practitioner_id && appointment.is_students) {
    const about = { studentId: appointment.practitioner_id, appointmentId, sourceId: appointmentId }
    await raiseAlert(sql, deps, { kind: 'not_admitted', ...about }, { now })
  }
  const [room] = await sql<{ offered_at: Date | null }[]>`
    select offered_at from app.rooms where appointment_id = ${appointmentId}`
  if (room?.offered_at) await waiveConsultation(sql, deps.jobs, appointmentId, room.offered_at)
  notifyRoom(sql, deps.fanout, appointmentId, 'server:changed', {})
  notifyInbox(sql, deps.fanout, [appointment.patient_id, appointment.practitioner_id], 'appointments')
  return true
}

async function leftFirstBefore(sql: Transaction, patientId: string | null, now: Date): Promise<number> {
  const [left] = await sql<{ times: number }[]>`
    select count(*)::int as times from consultation_outcomes o join appointments a on a.id = o.appointment_id
    where a.patient_id = ${patientId} and o.lost_on_patients_line and a.starts_at > ${now}::timestamptz - interval '1 year'`
  return left?.times ?? 0
}

async function notifyByMail(
  sql: Transaction,
  { jobs, settings }: Pick<Deps, 'jobs' | 'settings'>,
  appointmentId: string,
  { verdict, jointSeconds, isNeverAdmitted }: Judgement,
  about: { refundCents: number; needsReview: boolean; isAsked: boolean; now: Date },
): Promise<void> {
  if (verdict === 'held' || verdict === 'ended_by_patient') return
  const { patient, practitioner } = await partiesOf(sql, appointmentId, about.now)
  const { refundCents, needsReview, isAsked } = about
  for (const party of [patient, practitioner]) {
    if (!party) continue
    const data = { ...party.mail, verdict, jointSeconds, refundCents, needsReview, isAsked, isNeverAdmitted }
    await queueMail(sql, jobs, { to: party.email, template: 'consultation-settled', data })
  }
  // Two people who are asked are waited for first.
  if (!needsReview || isAsked) return
  const data = { appointmentId, jointSeconds, why: 'left-first' as const }
  await queueMail(sql, jobs, { to: settings.CONTACT_ADDRESS, template: 'consultation-to-review', data })
}
