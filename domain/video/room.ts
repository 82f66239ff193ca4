import type { Appearance, ConsultationType } from '../booking/words.ts'

/** Who somebody is in a room: their presence key in its channel, whatever their browser says. */
export const parties = ['patient', 'practitioner', 'supervisor', 'guest'] as const
export type Party = (typeof parties)[number]

/** `waiting`: in the waiting room; `call`: let in. A practitioner is always in the call. */
export type Phase = 'waiting' | 'call'

/**
 * `early`: opens at `opensAt`. `awaiting_consent`: a supervisor whom the patient has not let in. `ended`: somebody pressed
 * « Terminer ». `closed`: `closesAt` has passed.
 */
export type RoomState = 'early' | 'open' | 'awaiting_consent' | 'ended' | 'closed' | 'canceled'

/** As `RTCPeerConnection` takes them. */
export interface IceServer {
  urls: string[]
  username?: string
  credential?: string
}

/** A supervisor who is wanted, or there, as everybody in the room may know. */
export interface SupervisorInRoom {
  callId: string
  name: string
  /** `asked`: the patient has not answered yet. */
  consent: 'asked' | 'given' | 'refused'
}

/** What `enter-room` answers: asked again every few seconds, it is the room's state. */
export interface RoomEntrance {
  /** `meeting`: of a psychologist with students of theirs, free, without a verdict (server/supervision/meeting-room.ts). */
  kind: 'consultation' | 'meeting'
  appointmentId: string
  state: RoomState
  party: Party
  /** The channel's name: `client.channel(topic, { config: { private: true } })`. */
  topic: string
  /** What to join the channel with in place of the sign-in's token: a guest has none. */
  accessToken: string | null
  names: Record<'patient' | 'practitioner', string> & { guest: string | null }
  /** « étudiant·e en psychologie supervisé·e » or « psychologue ». */
  practitionerTitle: string
  /** For sentences about them. */
  practitionerGender: string | null
  /** Who supervises the practitioner, for the practitioner alone. */
  supervisedBy: string | null
  consultationType: ConsultationType
  appearance: Appearance
  /** The patient appears under a pseudonym: no browser may learn another's address. */
  relayOnly: boolean
  /** Empty unless the room is open. */
  iceServers: IceServer[]
  opensAt: string
  startsAt: string
  endsAt: string
  closesAt: string
  /** The server's clock. */
  now: string
  admittedAt: string | null
  endedAt: string | null
  endedBy: 'patient' | 'practitioner' | null
  /** The practitioner gives it for nothing. */
  isOffered: boolean
  supervisor: SupervisorInRoom | null
  outcome: { verdict: Verdict; jointSeconds: number; refundCents: number; needsReview: boolean } | null
  priceCents: number
}

/** What a consultation is judged to have been: `domain/video/verdict.ts`. `connection_failed`: both said that nothing came through. */
export const verdicts = [
  'held',
  'practitioner_absent',
  'patient_absent',
  'ended_by_patient',
  'too_short',
  'connection_failed',
] as const
export type Verdict = (typeof verdicts)[number]

/** Events of the room's channel that only the server sends. */
export interface RoomEvents {
  /** The patient was let in, the guest too: signals pass from now on. */
  'server:admitted': { admittedAt: string }
  'server:ended': { endedAt: string; endedBy: 'patient' | 'practitioner' }
  /** Something of `enter-room`'s answer has changed: ask again. */
  'server:changed': Record<string, never>
}

/** Events of `inbox:<user id>`: what to fetch again. */
export type InboxKind = 'messages' | 'appointments' | 'supervision'
export const INBOX_EVENT = 'server:changed'

export const roomTopic = (appointmentId: string) => `session:${appointmentId}`
export const meetingTopic = (meetingId: string) => `meeting:${meetingId}`
export const inboxTopic = (userId: string) => `inbox:${userId}`
