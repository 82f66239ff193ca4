import { z } from 'zod'
import { IDENTITY_REQUEST_MINUTES } from '#domain/constants.ts'
import { AppError } from '#domain/errors.ts'
import { addMinutes } from '#domain/time.ts'
import { defineFunction } from '../../doors/functions/define-function.ts'
import { callerId } from '../../identity/caller-id.ts'
import { notifyInbox } from '../../live/notify-inbox.ts'
import { notifyRoom } from '../../live/notify-room.ts'
import { openIdentityRow } from '../../video/open-identity-row.ts'

/** The student's current supervisor grants or refuses a fresh request for a patient's identity. */
export const agreeToIdentity = defineFunction({
  name: 'agree-to-identity',
  who: ['therapist'],
  input: z.object({ openingId: z.uuid(), agrees: z.boolean() }),
  async handle({ input: { openingId, agrees }, identity, sql, now, deps: { fanout } }) {
    const supervisorId = callerId(identity)
    const [asked] = await sql<{ appointment_id: string; practitioner_id: string }[]>`
      select o.appointment_id, o.practitioner_id
      from identity_openings o join appointments a on a.id = o.appointment_id and a.practitioner_id = o.practitioner_id
      where o.id = ${openingId} and o.supervisor_id = ${supervisorId} and o.agreed_at is null and o.refused_at is null
        and o.asked_at > ${addMinutes(now, -IDENTITY_REQUEST_MINUTES)}
        and app.supervises(${supervisorId}, o.practitioner_id) and app.practises(o.practitioner_id)
      for update of o`
    if (!asked) throw new AppError('not_found')
    if (agrees) await openIdentityRow(sql, openingId, now)
    else await sql`update identity_openings set refused_at = ${now} where id = ${openingId}`
    notifyInbox(sql, fanout, [asked.practitioner_id], 'supervision')
    notifyRoom(sql, fanout, asked.appointment_id, 'server:changed', {})
    return { agrees }
  },
})
