import type { Appearance, ConsultationType } from '../booking/words.ts'

/** Roles in a room: the presence key in its channel, whatever the browser sends. */
export const parties = ['patient', 'practitioner', 'supervisor', 'guest'] as const
export type Party = (typeof parties)[number]

/** `waiting`: in the waiting room; `call`: admitted. A practitioner is always in the call. */
export type Phase = 'waiting' | 'call'

/**
 * `early`: opens at `opensAt`. `awaiting_consent`: a supervisor the patient has not admitted. `ended`: somebody pressed
 * « Terminer ». `closed`: `closesAt` has passed. `interrupted`: the practitioner stopped practising meanwhile.
 */
export type RoomState = 'early' | 'open' | 'awaiting_consent' | 'ended' | 'closed' | 'canceled' | 'interrupted'

/** Format of `RTCPeerConnection`. */
export interface IceServer {
  urls: string[]
  username?: string
  credential?: string
}

/** A called or present supervisor, as shown to everybody in the room. */
export interface SupervisorInRoom {
  callId: string
  name: string
  /** `not_asked`: the called supervisor has not answered yet. `asked`: the patient has not. */
  consent: 'not_asked' | 'asked' | 'given' | 'refused'
}

/** Answer of `enter-room`; polled every few seconds for the room's state. */
export interface RoomEntrance {
  /**
   * `meeting`: of a psychologist with their students, without payment or outcome (server/supervision/meeting-room.ts).
   */
  kind: 'consultation' | 'meeting'
  appointmentId: string
  state: RoomState
  party: Party
  /** Parties with a right to be in the room now: a browser closes its link to any other. */
  allowed: Party[]
  /** Channel name: `client.channel(topic, { config: { private: true } })`. */
  topic: string
  /** Token to join the channel for a guest, who has no session. */
  accessToken: string | null
  names: Record<'patient' | 'practitioner', string> & { guest: string | null }
  /** « étudiant·e en psychologie supervisé·e » or « psychologue ». */
  practitionerTitle: string
  /** For the grammatical agreement of sentences. */
  practitionerGender: string | null
  /** Supervisor of the practitioner; shown to the practitioner only. */
  supervisedBy: string | null
  consultationType: ConsultationType
  appearance: Appearance
  /** The patient uses a pseudonym: calls go through the relay, so that no browser learns the other's IP address. */
  relayOnly: boolean
  /** Empty unless the room is open. */
  iceServers: IceServer[]
  opensAt: string
  startsAt: string
  endsAt: string
  closesAt: string
  /** Server clock. */
  now: string
  admittedAt: string | null
  endedAt: string | null
  endedBy: 'patient' | 'practitioner' | null
  /** The practitioner waives the fee. */
  isOffered: boolean
  supervisor: SupervisorInRoom | null
  outcome: { verdict: Verdict; jointSeconds: number; refundCents: number; needsReview: boolean } | null
  priceCents: number
}

/** Outcome of a consultation: `domain/video/verdict.ts`. `connection_failed`: both reported a failed connection. */
const verdicts = [
  'held',
  'practitioner_absent',
  'patient_absent',
  'ended_by_patient',
  'too_short',
  'connection_failed',
] as const
export type Verdict = (typeof verdicts)[number]

/** Server-only events of the room's channel. */
export interface RoomEvents {
  /** The patient, or the guest, was admitted: signalling starts. */
  'server:admitted': { admittedAt: string }
  'server:ended': { endedAt: string; endedBy: 'patient' | 'practitioner' }
  /** The right of this party to be here has ended: every browser closes its link to it, and fetches `enter-room` again. */
  'server:removed': { party: Party }
  /** The answer of `enter-room` has changed: fetch it again. */
  'server:changed': Record<string, never>
}

/** Events of `inbox:<user id>`: what to refetch. */
export type InboxKind = 'messages' | 'appointments' | 'supervision'
export const INBOX_EVENT = 'server:changed'

export const roomTopic = (appointmentId: string) => `session:${appointmentId}`
export const meetingTopic = (meetingId: string) => `meeting:${meetingId}`
export const inboxTopic = (userId: string) => `inbox:${userId}`
