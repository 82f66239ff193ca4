import { practitionerTitle } from '#domain/profile/practitioner-title.ts'
import { type Party, type RoomEntrance, roomTopic, type SupervisorInRoom } from '#domain/video/room.ts'
import { roomClosesAt, roomOpensAt } from '#domain/video/room-hours.ts'
import type { IceProvider } from '../providers/ice/ice-provider.ts'
import { allowedIn, type RoomRow, roomStateFor } from './find-room.ts'

const iso = (instant: Date | null) => instant?.toISOString() ?? null

/** The room as one participant sees it. */
export async function roomEntrance(
  room: RoomRow,
  party: Party,
  { now, ice, guestToken }: { now: Date; ice: IceProvider; guestToken: string | undefined },
): Promise<RoomEntrance> {
  const state = roomStateFor(room, party, now)
  return {
    kind: 'consultation',
    appointmentId: room.id,
    state,
    party,
    allowed: allowedIn(room),
    topic: roomTopic(room.id),
    accessToken: party === 'guest' ? (guestToken ?? null) : null,
    names: {
      patient: (room.appearance === 'first_name' ? room.patient_first_name : room.pseudonym) || 'Patient·e',
      practitioner: room.practitioner_name,
      guest: room.guest_name,
    },
    practitionerTitle: practitionerTitle({ type: room.practitioner_type, gender: room.practitioner_gender }),
    practitionerGender: room.practitioner_gender,
    supervisedBy: party === 'practitioner' ? room.supervised_by : null,
    consultationType: room.consultation_type,
    appearance: room.appearance,
    relayOnly: room.appearance !== 'first_name',
    iceServers: state === 'open' ? await ice.servers(now) : [],
    opensAt: roomOpensAt(room.starts_at).toISOString(),
    startsAt: room.starts_at.toISOString(),
    endsAt: room.ends_at.toISOString(),
    closesAt: roomClosesAt(room.ends_at).toISOString(),
    now: now.toISOString(),
    admittedAt: iso(room.admitted_at),
    endedAt: iso(room.ended_at),
    endedBy: room.ended_by,
    isOffered: room.offered_at !== null,
    supervisor: supervisorIn(room, party),
    outcome: room.verdict && {
      verdict: room.verdict,
      jointSeconds: room.joint_seconds ?? 0,
      refundCents: room.refund_cents ?? 0,
      needsReview: room.needs_review ?? false,
    },
    priceCents: room.price_cents,
  }
}

/** The patient sees a supervisor who asks to join, not every call for help. */
function supervisorIn(room: RoomRow, party: Party): SupervisorInRoom | null {
  if (!room.call_id || !room.supervisor_name) return null
  if (room.call_answer !== 'coming' && (party === 'patient' || party === 'guest')) return null
  return { callId: room.call_id, name: room.supervisor_name, consent: consentIn(room) }
}

function consentIn(room: RoomRow): SupervisorInRoom['consent'] {
  if (room.call_refused_at) return 'refused'
  if (room.call_agreed_at) return 'given'
  return room.call_answer === 'coming' ? 'asked' : 'not_asked'
}
