import { ROOM_SESSION_MINUTES_AFTER } from '#domain/constants.ts'
import { AppError } from '#domain/errors.ts'
import { addMinutes } from '#domain/time.ts'
import { enterRoomSchema } from '#domain/video/schema.ts'
import { defineFunction } from '../../doors/functions/define-function.ts'
import { findMeetingRoom, meetingEntrance } from '../../supervision/meeting-room.ts'
import { roomStateFor } from '../../video/find-room.ts'
import { requireRoom } from '../../video/require-room.ts'
import { roomEntrance } from '../../video/room-entrance.ts'

/** Role of the caller in a room and call settings for their browser; polled again for the state of the room. */
export const enterRoom = defineFunction({
  name: 'enter-room',
  who: 'anyone',
  input: enterRoomSchema,
  limit: { per: 'account', times: 120, perSeconds: 60 },
  async handle({ input: { appointmentId, guestToken }, identity, sql, now, deps: { ice } }) {
    if (!identity.sub && !guestToken) throw new AppError('not_signed_in')
    const meeting = await findMeetingRoom(sql, appointmentId, identity)
    if (meeting) return () => meetingEntrance(meeting, { now, ice })
    const { room, party } = await requireRoom(sql, appointmentId, identity, { guestToken }).catch((error: unknown) => {
      throw guestToken && error instanceof AppError ? new AppError('invitation_expired') : error
    })
    // Extends the session, which could otherwise expire in the middle of the call.
    if (identity.session_id && roomStateFor(room, party, now) === 'open') {
      const until = addMinutes(room.ends_at, ROOM_SESSION_MINUTES_AFTER)
      await sql`update auth.sessions set not_after = ${until} where id = ${identity.session_id} and not_after < ${until}`
    }
    return () => roomEntrance(room, party, { now, ice, guestToken })
  },
})
