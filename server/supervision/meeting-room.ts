import { meetingTopic, type Party, type RoomEntrance } from '#domain/video/room.ts'
import { roomClosesAt, roomOpensAt } from '#domain/video/room-hours.ts'
import type { Identity } from '../db/identity.ts'
import type { Transaction } from '../db/postgres.ts'
import type { IceProvider } from '../providers/ice/ice-provider.ts'
import { type MeetingRow, meetingParameters, meetingQuery, meetingState, placeIn } from './find-meeting.ts'

export interface MeetingRoom {
  meeting: MeetingRow
  party: Party
}

/** Finds the meeting if the caller takes part in it. */
export async function findMeetingRoom(
  sql: Transaction,
  meetingId: string,
  identity: Identity,
): Promise<MeetingRoom | undefined> {
  if (!identity.sub) return undefined
  const [meeting] = await sql.unsafe<MeetingRow[]>(meetingQuery, meetingParameters(meetingId, identity), {
    prepare: true,
  })
  const party = meeting && placeIn(meeting, identity)
  return party && { meeting, party }
}

/** Answer of `enter-room` for a meeting: no payment, no waiting room, no outcome. */
export async function meetingEntrance(
  { meeting, party }: MeetingRoom,
  { now, ice }: { now: Date; ice: IceProvider },
): Promise<RoomEntrance> {
  const state = meetingState(meeting, now)
  const [first = 'Étudiant·e', second] = meeting.student_names
  return {
    kind: 'meeting',
    appointmentId: meeting.id,
    state,
    party,
    allowed: ['patient', 'practitioner', ...(second ? (['guest'] as const) : [])],
    topic: meetingTopic(meeting.id),
    accessToken: null,
    names: { patient: first, practitioner: meeting.supervisor_name, guest: second ?? null },
    practitionerTitle: 'psychologue',
    practitionerGender: meeting.supervisor_gender,
    consultationType: 'individual',
    appearance: 'first_name',
    relayOnly: false,
    iceServers: state === 'open' ? await ice.servers(now) : [],
    opensAt: roomOpensAt(meeting.starts_at).toISOString(),
    startsAt: meeting.starts_at.toISOString(),
    endsAt: meeting.ends_at.toISOString(),
    closesAt: roomClosesAt(meeting.ends_at).toISOString(),
    now: now.toISOString(),
    admittedAt: roomOpensAt(meeting.starts_at).toISOString(),
    endedAt: meeting.ended_at?.toISOString() ?? null,
    endedBy: null,
    supervisor: null,
    supervisedBy: null,
    outcome: null,
    isOffered: false,
    priceCents: 0,
  }
}
