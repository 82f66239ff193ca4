import { createHash } from 'node:crypto'
import type { Appearance, ConsultationType } from '#domain/booking/words.ts'
import type { UserType } from '#domain/profile/user-type.ts'
import type { Party, RoomState, Verdict } from '#domain/video/room.ts'
import { roomClosesAt, roomOpensAt } from '#domain/video/room-hours.ts'
import type { Identity } from '../db/identity.ts'

/** An appointment as a room: roles, opening times, events. */
export interface RoomRow {
  id: string
  status: string
  booked_at: Date | null
  starts_at: Date
  ends_at: Date
  consultation_type: ConsultationType
  appearance: Appearance
  pseudonym: string | null
  price_cents: number
  patient_id: string | null
  practitioner_id: string | null
  patient_first_name: string | null
  practitioner_name: string
  practitioner_type: UserType | null
  practitioner_gender: string | null
  supervised_by: string | null
  admitted_at: Date | null
  ended_at: Date | null
  interrupted_at: Date | null
  ended_by: 'patient' | 'practitioner' | null
  offered_at: Date | null
  guest_name: string | null
  is_guest: boolean
  call_id: string | null
  supervisor_id: string | null
  supervisor_name: string | null
  call_answer: 'coming' | null
  call_agreed_at: Date | null
  call_refused_at: Date | null
  call_left_at: Date | null
  verdict: Verdict | null
  joint_seconds: number | null
  refund_cents: number | null
  needs_review: boolean | null
  /** False once the practitioner may not practise, or has no account any more. */
  practises: boolean
  is_live: boolean
}

/** Parameters: `roomParameters`. As text: used by a one-round-trip read and by a transaction. */
export const roomQuery = `
  select a.id, a.status, a.booked_at, a.starts_at, a.ends_at, a.consultation_type, a.appearance, a.pseudonym, a.price_cents,
    a.patient_id, a.practitioner_id, patient.first_name as patient_first_name,
    app.public_name(practitioner.first_name, practitioner.last_name) as practitioner_name,
    practitioner.user_type as practitioner_type, practitioner.gender as practitioner_gender,
    own_supervisor.first_name || ' ' || own_supervisor.last_name as supervised_by,
    room.admitted_at, room.ended_at, room.interrupted_at, room.ended_by, room.offered_at,
    invitation.guest_name, coalesce(invitation.token_hash = decode($2, 'hex'), false) as is_guest,
    call.id as call_id, call.supervisor_id, supervisor.first_name || ' ' || supervisor.last_name as supervisor_name,
    call.answer as call_answer, call.agreed_at as call_agreed_at, call.refused_at as call_refused_at,
    call.left_at as call_left_at,
    outcome.verdict, outcome.joint_seconds, outcome.refund_cents, outcome.needs_review,
    coalesce(app.practises(a.practitioner_id), false) as practises,
    $3::uuid is null or auth.session_is_live($3::uuid, $4::uuid) as is_live
  from public.appointments a
  left join public.profiles patient on patient.id = a.patient_id
  left join public.profiles practitioner on practitioner.id = a.practitioner_id
  left join public.profiles own_supervisor on own_supervisor.id = practitioner.supervisor_id
  left join app.rooms room on room.appointment_id = a.id
  left join app.room_invitations invitation on invitation.appointment_id = a.id
  left join public.consultation_outcomes outcome on outcome.appointment_id = a.id
  left join lateral (
    select * from public.supervision_calls c
    where c.appointment_id = a.id and (c.answer is null or c.answer = 'coming')
      and app.supervises(c.supervisor_id, c.student_id)
    -- An admitted supervisor first, then one who asks to come in: a newer call must not take their place.
    order by case when c.answer is null or c.refused_at is not null or c.left_at is not null then 2
      when c.agreed_at is null then 1 else 0 end, c.asked_at desc limit 1
  ) as call on true
  left join public.profiles supervisor on supervisor.id = call.supervisor_id
  where a.id = $1 and a.booked_at is not null`

export function roomParameters(appointmentId: string, identity: Identity, guestToken: string | undefined) {
  return [appointmentId, guestToken ? hashOf(guestToken) : null, identity.session_id ?? null, identity.sub ?? null]
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')

export function partyIn(room: RoomRow, { sub }: Identity): Party | undefined {
  if (!room.is_live) return undefined
  if (sub && sub === room.patient_id) return 'patient'
  if (sub && sub === room.practitioner_id) return room.practises ? 'practitioner' : undefined
  if (sub && sub === room.supervisor_id) return 'supervisor'
  return room.is_guest ? 'guest' : undefined
}

export function roomStateFor(room: RoomRow, party: Party, now: Date): RoomState {
  if (room.interrupted_at) return 'interrupted'
  if (room.status !== 'confirmed') return 'canceled'
  if (room.ended_at) return 'ended'
  if (now >= roomClosesAt(room.ends_at)) return 'closed'
  if (now < roomOpensAt(room.starts_at)) return 'early'
  if (party === 'supervisor' && !isLetIn(room)) return 'awaiting_consent'
  return 'open'
}

/** The called supervisor is in the room, or waits for the patient's consent. */
export function isSupervisorComing(room: RoomRow): boolean {
  return room.call_answer === 'coming' && room.call_refused_at === null && room.call_left_at === null
}

/** Everybody with a right to be in the room while it is open. */
export function allowedIn(room: RoomRow): Party[] {
  return [
    'patient',
    'practitioner',
    ...(room.call_id !== null && isLetIn(room) ? (['supervisor'] as const) : []),
    ...(room.guest_name !== null ? (['guest'] as const) : []),
  ]
}

const isLetIn = ({ call_agreed_at: agreed, call_refused_at: refused }: RoomRow) => agreed !== null && refused === null
