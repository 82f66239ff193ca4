import { appointmentRequestSchema } from '#domain/booking/schema.ts'
import { AppError } from '#domain/errors.ts'
import { defineFunction } from '../../doors/functions/define-function.ts'
import { notifyRoom } from '../../live/notify-room.ts'
import { roomStateFor } from '../../video/find-room.ts'
import { isConnected } from '../../video/is-connected.ts'
import { requireRoom } from '../../video/require-room.ts'

/** « Faire entrer »: moves the waiting patient into the call and enables signalling. */
export const admitPatient = defineFunction({
  name: 'admit-patient',
  who: ['student', 'therapist'],
  input: appointmentRequestSchema,
  async handle({ input: { appointmentId }, identity, sql, now, deps: { fanout } }) {
    const { room } = await requireRoom(sql, appointmentId, identity, { as: ['practitioner'] })
    if (roomStateFor(room, 'practitioner', now) !== 'open') throw new AppError('room_closed')
    const [locked] = await sql<{ admitted_at: Date | null }[]>`
      select admitted_at from app.rooms where appointment_id = ${appointmentId} for update`
    if (locked?.admitted_at) return { admittedAt: locked.admitted_at.toISOString() }
    if (!(await isConnected(sql, appointmentId, 'patient', now))) throw new AppError('patient_not_there')
    await sql`update app.rooms set admitted_at = ${now} where appointment_id = ${appointmentId}`
    // The connection's row becomes the call; the waiting time before it is copied into its own row.
    await sql`
      insert into app.room_stays (id, appointment_id, party, phase, entered_at, seen_until, left_at, left_how)
      select gen_random_uuid(), appointment_id, party, 'waiting', entered_at, greatest(entered_at, ${now}),
        greatest(entered_at, ${now}), 'admitted'
      from app.room_stays where appointment_id = ${appointmentId} and phase = 'waiting' and left_at is null`
    await sql`
      update app.room_stays set phase = 'call', entered_at = greatest(entered_at, ${now}),
        seen_until = greatest(seen_until, ${now})
      where appointment_id = ${appointmentId} and phase = 'waiting' and left_at is null`
    const admittedAt = now.toISOString()
    notifyRoom(sql, fanout, appointmentId, 'server:admitted', { admittedAt })
    return { admittedAt }
  },
})
