import type { Party, RoomEntrance, RoomState } from '#domain/video/room.ts'
import { roomClosesAt, roomOpensAt } from '#domain/video/room-hours.ts'
import type { Identity } from '../db/identity.ts'

/** A meeting as a room: participants in booking order. */
export interface MeetingRow {
  id: string
  starts_at: Date
  ends_at: Date
  canceled_at: Date | null
  ended_at: Date | null
  supervisor_id: string
  supervisor_name: string
  supervisor_gender: RoomEntrance['practitionerGender']
  student_ids: string[]
  student_names: string[]
  is_live: boolean
}

/** Parameters: meeting id, session and user. As text: used by a one-round-trip read and by a transaction. */
export const meetingQuery = `
  select m.id, m.starts_at, m.ends_at, m.canceled_at, m.ended_at, m.supervisor_id,
    supervisor.first_name || ' ' || supervisor.last_name as supervisor_name, supervisor.gender as supervisor_gender,
    taken.ids as student_ids, taken.names as student_names,
    $2::uuid is null or auth.session_is_live($2::uuid, $3::uuid) as is_live
  from public.supervision_meetings m
  join public.profiles supervisor on supervisor.id = m.supervisor_id
  cross join lateral (
    select coalesce(array_agg(s.id::text order by b.booked_at), '{}') as ids,
      coalesce(array_agg(app.public_name(s.first_name, s.last_name) order by b.booked_at), '{}') as names
    from public.meeting_bookings b join public.profiles s on s.id = b.student_id
    where b.meeting_id = m.id and b.canceled_at is null
  ) as taken
  where m.id = $1`

export const meetingParameters = (meetingId: string, identity: Identity) => [
  meetingId,
  identity.session_id ?? null,
  identity.sub ?? null,
]

/** Students take the room roles of a consultation; the psychologist is its practitioner. */
const places: readonly Party[] = ['patient', 'guest']

export function placeIn(meeting: MeetingRow, { sub }: Identity): Party | undefined {
  if (!sub || !meeting.is_live) return undefined
  if (sub === meeting.supervisor_id) return 'practitioner'
  return places[meeting.student_ids.indexOf(sub)]
}

export function meetingState(meeting: MeetingRow, now: Date): RoomState {
  if (meeting.canceled_at) return 'canceled'
  if (meeting.ended_at) return 'ended'
  if (now >= roomClosesAt(meeting.ends_at)) return 'closed'
  return now < roomOpensAt(meeting.starts_at) ? 'early' : 'open'
}
