import { createHash, randomBytes } from 'node:crypto'
import { AppError } from '#domain/errors.ts'
import { roomClosesAt } from '#domain/video/room-hours.ts'
import { companionSchema } from '#domain/video/schema.ts'
import { defineFunction } from '../../doors/functions/define-function.ts'
import { notifyRoom, removeFromRoom } from '../../live/notify-room.ts'
import { requireRoom } from '../../video/require-room.ts'

/**
 * Own link for the second person of a couple or a family. The secret is in the URL
 * fragment, which is never sent to a server.
 */
export const inviteCompanion = defineFunction({
  name: 'invite-companion',
  who: ['patient'],
  input: companionSchema,
  limit: { per: 'account', times: 20, perSeconds: 3600 },
  async handle({ input: { appointmentId, name }, identity, sql, now, deps: { fanout, settings } }) {
    const { room } = await requireRoom(sql, appointmentId, identity, { as: ['patient'] })
    if (room.consultation_type === 'individual') throw new AppError('companion_not_foreseen')
    if (room.status !== 'confirmed' || room.ended_at || now >= roomClosesAt(room.ends_at))
      throw new AppError('room_closed')
    const token = `guest_${randomBytes(24).toString('base64url')}`
    const hash = createHash('sha256').update(token).digest()
    await sql`
      insert into app.room_invitations (appointment_id, guest_name, token_hash) values (${appointmentId}, ${name}, ${hash})
      on conflict (appointment_id) do update
        set guest_name = excluded.guest_name, token_hash = excluded.token_hash, created_at = now()`
    // Disconnects a guest who joined with the previous link.
    removeFromRoom(sql, fanout, appointmentId, 'guest', 'another link was made')
    notifyRoom(sql, fanout, appointmentId, 'server:changed', {})
    return { url: `${settings.PUBLIC_URL}/session/${appointmentId}#invitation=${token}` }
  },
})
