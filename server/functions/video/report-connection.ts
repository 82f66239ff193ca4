import { z } from 'zod'
import { CONNECTION_REPORT_HOURS } from '#domain/constants.ts'
import { AppError } from '#domain/errors.ts'
import { addMinutes } from '#domain/time.ts'
import { defineFunction } from '../../doors/functions/define-function.ts'
import { notifyInbox } from '../../live/notify-inbox.ts'
import { applyAnswers } from '../../video/apply-answers.ts'
import { recordFailedConnection } from '../../video/record-failed-connection.ts'
import { requireRoom } from '../../video/require-room.ts'

/** « La liaison a-t-elle marché ? » Two « Non » refund a consultation that presence alone would count as held. */
export const reportConnection = defineFunction({
  name: 'report-connection',
  who: ['patient', 'student', 'therapist'],
  input: z.object({ appointmentId: z.uuid(), worked: z.boolean() }),
  async handle({ input: { appointmentId, worked }, identity, sql, now, deps }) {
    const { room, party } = await requireRoom(sql, appointmentId, identity, { as: ['patient', 'practitioner'] })
    const isInTime = now >= room.starts_at && now < addMinutes(room.ends_at, CONNECTION_REPORT_HOURS * 60)
    if (room.status !== 'confirmed' || !isInTime) throw new AppError('consultation_not_over')
    // Row lock: of two concurrent reports, the second must see the first.
    await sql`select from appointments where id = ${appointmentId} for update`
    await sql`
      insert into app.connection_reports (appointment_id, party, worked, reported_at)
      values (${appointmentId}, ${party}, ${worked}, ${now})
      on conflict (appointment_id, party) do update set worked = excluded.worked, reported_at = excluded.reported_at`
    // While the room is open, the job that decides the outcome handles both reports.
    await recordFailedConnection(sql, deps.jobs, appointmentId, now)
    await applyAnswers(sql, deps, appointmentId, now)
    notifyInbox(sql, deps.fanout, [room.patient_id, room.practitioner_id], 'appointments')
    return { received: true }
  },
})
