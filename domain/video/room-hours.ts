import { ROOM_CLOSES_MINUTES_AFTER, ROOM_OPENS_MINUTES_BEFORE } from '../constants.ts'
import { addMinutes } from '../time.ts'

export const roomOpensAt = (startsAt: Date): Date => addMinutes(startsAt, -ROOM_OPENS_MINUTES_BEFORE)
export const roomClosesAt = (endsAt: Date): Date => addMinutes(endsAt, ROOM_CLOSES_MINUTES_AFTER)
