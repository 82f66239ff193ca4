import {
  JOINT_TIME_MIN_MINUTES,
  LOST_GAP_COUNTED_MINUTES,
  PATIENT_ABSENCE_MINUTES,
  PRACTITIONER_ABSENCE_MINUTES,
  STAY_GAP_CLOSED_SECONDS,
  UNADMITTED_SECONDS,
} from '../constants.ts'
import { addMinutes } from '../time.ts'
import type { Phase, Verdict } from './room.ts'
import { gapsIn, intersection, lengthOf, merged, type Span } from './spans.ts'

/** Presence of a person in a room, as seen by the server. Claims of browsers are ignored. */
export interface RoomStay {
  party: 'patient' | 'practitioner'
  phase: Phase
  from: Date
  until: Date
  /** `ended`: pressed « Terminer ». Null: still there. */
  how: 'ended' | 'left' | 'lost' | 'admitted' | null
}

export interface Judgement {
  verdict: Exclude<Verdict, 'connection_failed'>
  /** Time together in the call. */
  jointSeconds: number
  practitionerSeconds: number
  /** Too short, and the patient left for good while the practitioner was there: on purpose, or by a lost connection. */
  patientLeftFirst: boolean
  /** The patient waited beside a practitioner who never let them in. */
  isNeverAdmitted: boolean
  /** Too short, unless the call went on while the server saw neither of the two: only they can say. */
  isUnsure: boolean
}

/** Automatic refund: the patient had no consultation, or too little. */
export const refundedVerdicts: readonly Verdict[] = ['practitioner_absent', 'too_short', 'connection_failed']
/** Counted as held consultations. */
export const heldVerdicts: readonly Verdict[] = ['held', 'ended_by_patient']

/**
 * Outcome of a consultation from presence alone, once its room has closed. Rules in order: a practitioner ten minutes
 * late is absent, however long they stay; half an hour together is a consultation, however it ended.
 */
export function judge(
  startsAt: Date,
  stays: readonly RoomStay[],
  { callWentOn = false }: { callWentOn?: boolean } = {},
): Judgement {
  const calls = callsOf(stays)
  const seen = lengthOf(intersection(calls.patient, calls.practitioner))
  const unseen = lengthOf(lostTogether(stays))
  const counted = callWentOn ? unseen : Math.min(unseen, LOST_GAP_COUNTED_MINUTES * 60_000)
  const jointSeconds = Math.floor((seen + counted) / 1000)
  const practitionerSeconds = Math.floor(lengthOf(calls.practitioner) / 1000)
  const verdict = verdictOf(startsAt, stays, jointSeconds)
  const isTooShort = verdict === 'too_short'
  return {
    verdict,
    jointSeconds,
    practitionerSeconds,
    patientLeftFirst: isTooShort && isLeftFirstByPatient(stays),
    isNeverAdmitted: isTooShort && jointSeconds === 0 && waitedBeside(stays) >= UNADMITTED_SECONDS * 1000,
    isUnsure: isTooShort && seen + unseen >= JOINT_TIME_MIN_MINUTES * 60_000,
  }
}

/** Final once ten minutes have passed. */
export function isPractitionerAbsent(startsAt: Date, stays: readonly RoomStay[]): boolean {
  const { practitioner } = callsOf(stays)
  return !cameBy(practitioner, startsAt, PRACTITIONER_ABSENCE_MINUTES) && !metBefore(startsAt, stays)
}

function verdictOf(startsAt: Date, stays: readonly RoomStay[], jointSeconds: number): Judgement['verdict'] {
  if (isPractitionerAbsent(startsAt, stays)) return 'practitioner_absent'
  if (jointSeconds >= JOINT_TIME_MIN_MINUTES * 60) return 'held'
  if (isPatientAbsent(startsAt, stays)) return 'patient_absent'
  if (isEndedByPatient(stays)) return 'ended_by_patient'
  return 'too_short'
}

/** Waiting counts as present. */
function isPatientAbsent(startsAt: Date, stays: readonly RoomStay[]): boolean {
  const presence = merged(stays.filter(({ party }) => party === 'patient').map(spanOf))
  return !cameBy(presence, startsAt, PATIENT_ABSENCE_MINUTES) && !metBefore(startsAt, stays)
}

/** Present at some instant between the start and `minutes` after it. */
function cameBy(presence: readonly Span[], startsAt: Date, minutes: number): boolean {
  const deadline = addMinutes(startsAt, minutes).getTime()
  return presence.some(({ from, until }) => from <= deadline && until > startsAt.getTime())
}

/** Both met early and finished before the planned start. */
function metBefore(startsAt: Date, stays: readonly RoomStay[]): boolean {
  return together(stays).some(({ from }) => from < startsAt.getTime())
}

/** Only with the practitioner there: nobody ends a consultation alone. */
function isEndedByPatient(stays: readonly RoomStay[]): boolean {
  const { practitioner } = callsOf(stays)
  return stays.some(({ party, phase, until, how }) => {
    const at = until.getTime()
    const isPress = party === 'patient' && phase === 'call' && how === 'ended'
    return isPress && practitioner.some((span) => span.from < at && span.until >= at)
  })
}

/** Both in the call, as far as anybody knows. */
function together(stays: readonly RoomStay[]): Span[] {
  const { patient, practitioner } = callsOf(stays)
  return merged([...intersection(patient, practitioner), ...lostTogether(stays)])
}

/**
 * A simultaneous gap after which both returned is an outage of the server: their peer-to-peer call may have continued.
 * Not if one of them had left on purpose.
 */
function lostTogether(stays: readonly RoomStay[]): Span[] {
  const { patient, practitioner } = callsOf(stays)
  return intersection(lostGaps(patient, stays, 'patient'), lostGaps(practitioner, stays, 'practitioner'))
}

/** Time that the patient spent in the waiting room while the practitioner was there. */
function waitedBeside(stays: readonly RoomStay[]): number {
  const waiting = merged(stays.filter(({ party, phase }) => party === 'patient' && phase === 'waiting').map(spanOf))
  return lengthOf(intersection(waiting, callsOf(stays).practitioner))
}

function lostGaps(calls: readonly Span[], stays: readonly RoomStay[], party: RoomStay['party']): Span[] {
  return gapsIn(calls).filter((gap) =>
    stays.some(
      (stay) =>
        stay.party === party && stay.phase === 'call' && stay.how === 'lost' && stay.until.getTime() === gap.from,
    ),
  )
}

function isLeftFirstByPatient(stays: readonly RoomStay[]): boolean {
  const { patient, practitioner } = callsOf(stays)
  const end = patient.at(-1)?.until
  return end !== undefined && (practitioner.at(-1)?.until ?? 0) > end
}

function callsOf(stays: readonly RoomStay[]): Record<RoomStay['party'], Span[]> {
  const callOf = (who: RoomStay['party']) =>
    merged(
      stays.filter(({ party, phase }) => party === who && phase === 'call').map(spanOf),
      STAY_GAP_CLOSED_SECONDS * 1000,
    )
  return { patient: callOf('patient'), practitioner: callOf('practitioner') }
}

const spanOf = ({ from, until }: RoomStay): Span => ({ from: from.getTime(), until: until.getTime() })
