import { z } from 'zod'
import { AppError } from '#domain/errors.ts'
import { defineFunction } from '../../doors/functions/define-function.ts'
import { callerId } from '../../identity/caller-id.ts'
import { notifyInbox } from '../../video/notify-inbox.ts'
import { notifyRoom } from '../../video/notify-room.ts'
import { openIdentityRow } from '../../video/open-identity-row.ts'

/** The supervisor grants or refuses a request for a patient's identity. */
export const agreeToIdentity = defineFunction({
  name: 'agree-to-identity',
  who: ['therapist'],
  input: z.object({ openingId: z.uuid(), agrees: z.boolean() }),
  async handle({ input: { openingId, agrees }, identity, sql, now, deps: { fanout } }) {
    const [asked] = await sql<{ appointment_id: string; practitioner_id: string }[]>`
      select appointment_id, practitioner_id from identity_openings
      where id = ${openingId} and supervisor_id = ${callerId(identity)} and agreed_at is null and refused_at is null
      for update`
    if (!asked) throw new AppError('not_found')
    if (agrees) await openIdentityRow(sql, openingId, now)
    else await sql`update identity_openings set refused_at = ${now} where id = ${openingId}`
    notifyInbox(sql, fanout, [asked.practitioner_id], 'supervision')
    notifyRoom(sql, fanout, asked.appointment_id, 'server:changed', {})
    return { agrees }
  },
})
