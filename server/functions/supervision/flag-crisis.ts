import { CRISIS_FLAG_DAYS } from '#domain/constants.ts'
import { AppError } from '#domain/errors.ts'
import { crisisFlagSchema } from '#domain/supervision/alert-schema.ts'
import { addMinutes } from '#domain/time.ts'
import { roomOpensAt } from '#domain/video/room-hours.ts'
import { defineFunction } from '../../doors/functions/define-function.ts'
import { callerId } from '../../identity/caller-id.ts'
import { lockOwnCrisis } from '../../supervision/lock-alert.ts'
import { raiseAlert } from '../../supervision/raise-alert.ts'
import { writeAlertMessage } from '../../supervision/write-alert-message.ts'

/** A student needs their supervisor now; possible from the opening of the room on. Idempotent. */
export const flagCrisis = defineFunction({
  name: 'flag-crisis',
  who: ['student'],
  input: crisisFlagSchema,
  limit: { per: 'account', times: 10, perSeconds: 600 },
  idempotent: true,
  async handle({ input: { appointmentId, words }, identity, sql, now, deps }) {
    const studentId = callerId(identity)
    const [appointment] = await sql<{ starts_at: Date; ends_at: Date; supervisor_name: string | null }[]>`
      select a.starts_at, a.ends_at, s.first_name || ' ' || s.last_name as supervisor_name
      from appointments a join profiles p on p.id = a.practitioner_id left join profiles s on s.id = p.supervisor_id
      where a.id = ${appointmentId} and a.practitioner_id = ${studentId} and a.status = 'confirmed' for share of a`
    if (!appointment) throw new AppError('not_found')
    if (now < roomOpensAt(appointment.starts_at) || now > addMinutes(appointment.ends_at, CRISIS_FLAG_DAYS * 24 * 60))
      throw new AppError('room_closed')
    const alert = { kind: 'crisis', studentId, appointmentId, sourceId: appointmentId } as const
    const isNew = await raiseAlert(sql, deps, alert, { now, again: true })
    if (words !== '') {
      const raised = await lockOwnCrisis(sql, studentId, appointmentId)
      if (raised) await writeAlertMessage(sql, deps, raised, { authorId: studentId, body: words, now, isTold: isNew })
    }
    return { supervisorName: appointment.supervisor_name }
  },
})
