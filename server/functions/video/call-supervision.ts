import { z } from 'zod'
import { BRAND } from '#domain/constants.ts'
import { AppError } from '#domain/errors.ts'
import { defineFunction } from '../../doors/functions/define-function.ts'
import { queueMail } from '../../mail/queue-mail.ts'
import { queueSms } from '../../sms/queue-sms.ts'
import { closesAt, roomStateFor } from '../../video/find-room.ts'
import { notifyInbox } from '../../video/notify-inbox.ts'
import { requireRoom } from '../../video/require-room.ts'

interface Supervisor {
  supervisor_id: string
  supervisor_name: string
  student_name: string
  email: string | null
  phone: string | null
}

/** « Appeler ma supervision »: notifies the supervisor on screen, by mail, and by text message if urgent. */
export const callSupervision = defineFunction({
  name: 'call-supervision',
  who: ['student'],
  input: z.object({ appointmentId: z.uuid(), kind: z.enum(['urgent', 'advice']) }),
  limit: { per: 'account', times: 10, perSeconds: 600 },
  async handle({ input: { appointmentId, kind }, identity, sql, now, deps }) {
    const { room } = await requireRoom(sql, appointmentId, identity, { as: ['practitioner'] })
    if (roomStateFor(room, 'practitioner', now) !== 'open') throw new AppError('room_closed')
    const [called] = await sql<Supervisor[]>`
      select s.id as supervisor_id, s.first_name || ' ' || s.last_name as supervisor_name,
        app.public_name(p.first_name, p.last_name) as student_name, u.email,
        case when u.phone_confirmed_at is not null then u.phone end as phone
      from profiles p join profiles s on s.id = p.supervisor_id join auth.users u on u.id = s.id
      where p.id = ${room.practitioner_id}`
    if (!called) throw new AppError('no_supervisor')
    const [call] = await sql<{ id: string }[]>`
      insert into supervision_calls (appointment_id, student_id, supervisor_id, kind, asked_at)
      values (${appointmentId}, ${room.practitioner_id}, ${called.supervisor_id}, ${kind}, ${now}) returning id`
    if (!call) throw new Error('the call was not written')
    const uselessAfter = closesAt(room)
    const data = { appointmentId, studentName: called.student_name, kind }
    if (called.email)
      await queueMail(sql, deps.jobs, { to: called.email, template: 'supervision-called', data, uselessAfter })
    const text = `${BRAND} : votre supervision est demandée en séance, tout de suite.`
    if (called.phone && kind === 'urgent') await queueSms(sql, deps, { to: called.phone, text, uselessAfter })
    notifyInbox(sql, deps.fanout, [called.supervisor_id], 'supervision')
    return { callId: call.id, supervisorName: called.supervisor_name }
  },
})
