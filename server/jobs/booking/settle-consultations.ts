import { CONNECTION_REPORT_HOURS, PRACTITIONER_ABSENCE_MINUTES, ROOM_CLOSES_MINUTES_AFTER } from '#domain/constants.ts'
import { addMinutes } from '#domain/time.ts'
import type { Deps } from '../../deps.ts'
import { describeError } from '../../log.ts'
import { queueMail } from '../../mail/queue-mail.ts'
import { applyAnswers } from '../../video/apply-answers.ts'
import { settleConsultation } from '../../video/settle-consultation.ts'
import { defineJob } from '../define-job.ts'
import { inBatches } from '../in-batches.ts'

const BATCH = 200
/** Longer than any outage: nothing older is undecided. */
const LOOK_BACK_DAYS = 30

/**
 * Every minute: decides the outcome of consultations whose room has closed, and refunds those whose practitioner was
 * absent. One transaction each, so that a failure does not block the others.
 */
export const settleConsultations = defineJob({
  name: 'settle-consultations',
  schedule: '* * * * *',
  retry: { times: 1, firstSeconds: 5, longestSeconds: 5 },
  runsAtMostSeconds: 55,
  async handle({ deps, signal }) {
    const now = deps.clock()
    await inBatches(BATCH, signal, () => settleBatch(deps, now, signal))
    await decideUnanswered(deps, now)
    await passOnReports(deps, now)
  },
})

/** Returns the number of consultations whose outcome was decided. */
async function settleBatch(deps: Deps, now: Date, signal: AbortSignal): Promise<number> {
  let settled = 0
  for (const { id, is_final: isFinal } of await due(deps, now)) {
    if (signal.aborted) break
    try {
      if (await deps.db.asService((sql) => settleConsultation(sql, deps, id, { now, isFinal }))) settled += 1
    } catch (error) {
      deps.log.error('the outcome of a consultation could not be decided', describeError(error))
    }
  }
  return settled
}

/** `judge` reads the same stays: a practitioner came if they were there between the start and the tenth minute. */
async function due({ db }: Deps, now: Date): Promise<{ id: string; is_final: boolean }[]> {
  return db.asService(async (sql) => {
    const closedBefore = addMinutes(now, -ROOM_CLOSES_MINUTES_AFTER)
    const rows = await sql<{ id: string; is_final: boolean }[]>`
      select a.id, r.ended_at is not null or a.ends_at <= ${closedBefore} as is_final
      from appointments a left join app.rooms r on r.appointment_id = a.id
      where a.status = 'confirmed'
        and a.starts_at > ${addMinutes(now, -LOOK_BACK_DAYS * 24 * 60)}
        and not exists (select from consultation_outcomes o where o.appointment_id = a.id)
        and (r.ended_at is not null or a.ends_at <= ${closedBefore}
          or (a.starts_at < ${addMinutes(now, -PRACTITIONER_ABSENCE_MINUTES)} and not exists (
            select from app.room_stays s
            where s.appointment_id = a.id and s.party = 'practitioner' and s.phase = 'call'
              and s.entered_at <= a.starts_at + ${PRACTITIONER_ABSENCE_MINUTES} * interval '1 minute'
              and coalesce(s.left_at, s.seen_until) > a.starts_at)))
      order by a.starts_at limit ${BATCH}`
    return [...rows]
  })
}

/** Both were asked whether the call went on, and had a day to say so. */
async function decideUnanswered(deps: Deps, now: Date): Promise<void> {
  const asked = await deps.db.asService(
    (sql) => sql<{ id: string }[]>`
      select a.id from consultation_outcomes o join appointments a on a.id = o.appointment_id
      where o.connection_asked_at is not null and o.needs_review
        and o.settled_at > ${addMinutes(now, -LOOK_BACK_DAYS * 24 * 60)}
        and a.ends_at <= ${addMinutes(now, -CONNECTION_REPORT_HOURS * 60)}`,
  )
  for (const { id } of asked) await deps.db.asService((sql) => applyAnswers(sql, deps, id, now))
}

/** A single « Non » without a second one within a day goes to an administrator. */
async function passOnReports({ db, jobs, settings }: Deps, now: Date): Promise<void> {
  await db.asService(async (sql) => {
    const rows = await sql<{ appointment_id: string; joint_seconds: number }[]>`
      update consultation_outcomes o set needs_review = true
      where not o.needs_review and o.refund_cents = 0 and o.verdict in ('held', 'ended_by_patient') and o.offered_at is null
        and o.settled_at > ${addMinutes(now, -LOOK_BACK_DAYS * 24 * 60)}
        and exists (
          select from app.connection_reports c
          where c.appointment_id = o.appointment_id and not c.worked and c.passed_on_at is null
            and c.reported_at < ${addMinutes(now, -CONNECTION_REPORT_HOURS * 60)})
      returning o.appointment_id, o.joint_seconds`
    for (const { appointment_id: appointmentId, joint_seconds: jointSeconds } of rows) {
      await sql`update app.connection_reports set passed_on_at = ${now} where appointment_id = ${appointmentId}`
      const data = { appointmentId, jointSeconds, why: 'no-media' as const }
      await queueMail(sql, jobs, { to: settings.CONTACT_ADDRESS, template: 'consultation-to-review', data })
    }
  })
}
