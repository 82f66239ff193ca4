import { appointmentRequestSchema } from '#domain/booking/schema.ts'
import { PATIENT_ABSENCE_MINUTES } from '#domain/constants.ts'
import { AppError } from '#domain/errors.ts'
import { addMinutes } from '#domain/time.ts'
import { defineFunction } from '../../doors/functions/define-function.ts'
import { closeRoom, notifyRoom } from '../../live/notify-room.ts'
import { endMeeting } from '../../supervision/end-meeting.ts'
import { findMeetingRoom } from '../../supervision/meeting-room.ts'
import { roomStateFor } from '../../video/find-room.ts'
import { isConnected } from '../../video/is-connected.ts'
import { requireRoom } from '../../video/require-room.ts'

/**
 * « Terminer », for both parties. Only a call that has begun can be ended: a party who stops waiting just leaves, and
 * the other may still come.
 */
export const endConsultation = defineFunction({
  name: 'end-consultation',
  who: ['patient', 'student', 'therapist'],
  input: appointmentRequestSchema,
  async handle({ input: { appointmentId }, identity, sql, now, deps: { fanout } }) {
    const meeting = await findMeetingRoom(sql, appointmentId, identity)
    if (meeting) {
      await endMeeting(sql, fanout, meeting, now)
      return { ended: true }
    }
    const { room, party } = await requireRoom(sql, appointmentId, identity, { as: ['patient', 'practitioner'] })
    const endedBy = party === 'patient' ? 'patient' : 'practitioner'
    const [locked] = await sql<{ admitted_at: Date | null; ended_at: Date | null }[]>`
      select admitted_at, ended_at from app.rooms where appointment_id = ${appointmentId} for update`
    if (locked?.ended_at) return { ended: true }
    if (roomStateFor(room, party, now) !== 'open') throw new AppError('room_closed')

    const canEnd =
      endedBy === 'patient'
        ? locked?.admitted_at && (await isConnected(sql, appointmentId, 'practitioner', now))
        : locked?.admitted_at || now >= addMinutes(room.starts_at, PATIENT_ABSENCE_MINUTES)
    if (!locked || !canEnd) return { ended: false }

    await sql`update app.rooms set ended_at = ${now}, ended_by = ${endedBy} where appointment_id = ${appointmentId}`
    await sql`
      update app.room_stays set left_at = greatest(entered_at, ${now}), seen_until = greatest(seen_until, ${now}),
        left_how = case when party = ${endedBy} then 'ended' else 'left' end
      where appointment_id = ${appointmentId} and left_at is null`
    notifyRoom(sql, fanout, appointmentId, 'server:ended', { endedAt: now.toISOString(), endedBy })
    closeRoom(sql, fanout, appointmentId, 'the consultation has ended')
    return { ended: true }
  },
})
