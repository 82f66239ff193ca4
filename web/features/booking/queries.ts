import { queryOptions } from '@tanstack/react-query'
import type { Side } from '#domain/booking/rights.ts'
import type { Appearance, AppointmentStatus, ConsultationType, GenderPreference } from '#domain/booking/words.ts'
import type { Row } from '#domain/database-types.ts'
import type { Verdict } from '#domain/video/room.ts'
import { client } from '#web/lib/client.ts'
import { invoke } from '#web/lib/data/invoke.ts'
import { readRows } from '#web/lib/data/read-rows.ts'
import { readAppointments } from './read-appointments.ts'
import type { PracticeProof } from './supervision-proof.tsx'

export interface Appointment {
  id: string
  mySide: Side
  status: AppointmentStatus
  startsAt: Date
  endsAt: Date
  heldUntil: Date
  bookedAt: Date | null
  movedByPractitioner: boolean
  canceledAt: Date | null
  canceledBy: Row<'my_appointments'>['canceled_by']
  consultationType: ConsultationType
  genderPreference: GenderPreference
  appearance: Appearance
  /** Null after the patient withdrew consent: it is erased. */
  topic: string | null
  priceCents: number
  /** Payment of this appointment; readable by the payer only. */
  paymentId: string | null
  paidCents: number
  refundedCents: number
  /** Refunds that are ordered and not sent yet. */
  waitingCents: number
  /** Rest of the payment. */
  leftCents: number
  /** Practitioner's earnings, once the verdict is known. */
  earnedCents: number
  /** State of those earnings, for the practitioner. */
  earningState: Row<'my_appointments'>['earning_state']
  /** The practitioner is paid although the patient was refunded. */
  isPaidDespiteRefund: boolean
  revision: number
  /** Display name chosen by the patient; null once their account is deleted. */
  patientName: string | null
  practitionerId: string | null
  practitionerName: string | null
  practitionerType: string | null
  practitionerGender: string | null
  practitionerStudyYear: string | null
  practitionerSpecialization: string | null
  practitionerUniversity: string | null
  practitionerSpecialties: string[]
  practitionerBio: string | null
  /** Paid with a test card: no charge and no payout. */
  isTestPayment: boolean
  /** Colleague proposed by the practitioner, until the patient answers. */
  proposedPractitionerId: string | null
  proposedPractitionerName: string | null
  /** Message thread between the two parties. */
  threadId: string | null
  /** Outcome of the consultation, once it is over. */
  verdict: Verdict | null
  /** An administrator decides about the refund. */
  needsReview: boolean
  /** The outcome waits for « La liaison a-t-elle marché ? ». */
  isConnectionAsked: boolean
  /** Time both parties were in the room, once the verdict is known. */
  jointSeconds: number | null
  /** State of the practitioner's note; the patient only sees whether it is in review or signed. */
  noteState: Row<'my_appointments'>['note_state']
  noteSignedByName: string | null
  noteSignedAt: Date | null
  /** Second person of a couple or family consultation. */
  companionName: string | null
}

function appointmentOf(row: Row<'my_appointments'>): Appointment {
  return {
    id: row.id,
    mySide: row.my_side,
    status: row.status,
    startsAt: new Date(row.starts_at),
    endsAt: new Date(row.ends_at),
    heldUntil: new Date(row.held_until),
    bookedAt: row.booked_at ? new Date(row.booked_at) : null,
    movedByPractitioner: row.moved_by_practitioner_at !== null,
    canceledAt: row.canceled_at ? new Date(row.canceled_at) : null,
    canceledBy: row.canceled_by,
    consultationType: row.consultation_type,
    genderPreference: row.gender_preference,
    appearance: row.appearance,
    topic: row.topic,
    priceCents: row.price_cents,
    paymentId: row.payment_id,
    paidCents: row.paid_cents,
    refundedCents: row.refunded_cents,
    waitingCents: row.waiting_cents,
    leftCents: row.left_cents,
    earnedCents: row.earned_cents,
    earningState: row.earning_state,
    isPaidDespiteRefund: row.is_paid_despite_refund ?? false,
    revision: row.revision,
    patientName: row.patient_name,
    practitionerId: row.practitioner_id,
    practitionerName: row.practitioner_name,
    practitionerType: row.practitioner_type,
    practitionerGender: row.practitioner_gender,
    practitionerStudyYear: row.practitioner_study_year,
    practitionerSpecialization: row.practitioner_specialization,
    practitionerUniversity: row.practitioner_university,
    practitionerSpecialties: row.practitioner_specialties ?? [],
    practitionerBio: row.practitioner_bio,
    isTestPayment: row.is_test_payment,
    proposedPractitionerId: row.proposed_practitioner_id,
    proposedPractitionerName: row.proposed_practitioner_name,
    threadId: row.thread_id,
    verdict: row.verdict,
    needsReview: row.needs_review ?? false,
    isConnectionAsked: row.connection_asked,
    jointSeconds: row.joint_seconds,
    noteState: row.note_state,
    noteSignedByName: row.note_signed_by_name,
    noteSignedAt: row.note_signed_at === null ? null : new Date(row.note_signed_at),
    companionName: row.companion_name,
  }
}

/** Own appointments, on either side, soonest first. */
export const myAppointments = queryOptions({
  queryKey: ['my-appointments'],
  queryFn: async () => (await readAppointments(await client())).map(appointmentOf),
  // Polled: the other party, the clock and a payment in another tab change it.
  refetchInterval: 60_000,
})

/** Free starts for a gender preference, soonest first. */
export const freeTimes = (preference: GenderPreference) =>
  queryOptions({
    queryKey: ['free-times', preference],
    queryFn: async () => {
      const supabase = await client()
      const rows = await readRows(
        supabase
          .from('free_times')
          .select('starts_at')
          .eq('gender_preference', preference)
          .order('starts_at')
          .limit(1000),
      )
      return rows.map((row) => new Date(row.starts_at))
    },
    refetchInterval: 60_000,
  })

/** Free starts of one practitioner, soonest first. */
export const freeTimesOf = (practitionerId: string) =>
  queryOptions({
    queryKey: ['free-times', 'of', practitionerId],
    queryFn: async () => {
      const supabase = await client()
      const rows = await readRows(
        supabase
          .from('free_starts')
          .select('starts_at')
          .eq('practitioner_id', practitionerId)
          .order('starts_at')
          .limit(1000),
      )
      return rows.map((row) => new Date(row.starts_at))
    },
    refetchInterval: 60_000,
  })

/** A practitioner's own starts, also beyond their own limits. */
export const myFreeTimes = queryOptions({
  queryKey: ['free-times', 'own'],
  queryFn: async () => {
    const supabase = await client()
    const rows = await readRows(supabase.from('my_free_starts').select('starts_at').order('starts_at').limit(1000))
    return rows.map((row) => new Date(row.starts_at))
  },
  refetchInterval: 60_000,
})

interface FreePractitioner {
  id: string
  name: string
  type: string
  gender: string | null
  studyYear: string | null
  specialization: string | null
  university: string | null
  specialties: string[]
  bio: string | null
  avatarPath: string | null
}

export const freePractitioners = (startsAt: string, preference: GenderPreference) =>
  queryOptions({
    queryKey: ['free-practitioners', startsAt, preference],
    queryFn: async (): Promise<FreePractitioner[]> => {
      const supabase = await client()
      const atThatTime = supabase.from('free_starts').select('*').eq('starts_at', startsAt)
      const wanted = preference === 'any' ? atThatTime : atThatTime.eq('practitioner_gender', preference)
      const rows = await readRows(wanted.order('practitioner_name').limit(50))
      return rows.map((row) => ({
        id: row.practitioner_id,
        name: row.practitioner_name,
        type: row.practitioner_type,
        gender: row.practitioner_gender,
        studyYear: row.study_year,
        specialization: row.specialization,
        university: row.university,
        specialties: row.specialties,
        bio: row.bio,
        avatarPath: row.avatar_path,
      }))
    },
  })

/** Public track record of practitioners, by id; public pages use the same query. */
export const practiceProofs = (ids: readonly string[]) =>
  queryOptions({
    queryKey: ['practice-proofs', ...ids],
    queryFn: async (): Promise<Map<string, PracticeProof>> => {
      const supabase = await client()
      const [supervised, rated] = await Promise.all([
        readRows(supabase.from('supervision_proofs').select('*').in('practitioner_id', ids)),
        readRows(supabase.from('practitioner_ratings').select('*').in('practitioner_id', ids)),
      ])
      return new Map(
        ids.map((id) => {
          const proof = supervised.find((row) => row.practitioner_id === id)
          const rating = rated.find((row) => row.practitioner_id === id)
          return [
            id,
            {
              supervisorName: proof?.supervisor_name ?? null,
              notesReviewed: proof?.notes_reviewed ?? null,
              medianReviewMinutes: proof?.median_review_minutes ?? null,
              rating: rating ? { mean: rating.mean, count: rating.count } : null,
            },
          ]
        }),
      )
    },
    enabled: ids.length > 0,
    staleTime: 10 * 60_000,
  })

/** Whether the reader's consent to storing topics is active. */
export const topicConsent = queryOptions({
  queryKey: ['topic-consent'],
  queryFn: async () => {
    const supabase = await client()
    const given = supabase.from('consents').select('purpose').eq('purpose', 'booking_topic').is('withdrawn_at', null)
    return (await readRows(given)).length > 0
  },
})

/** Parental consent request; refetched after each answer. */
export const parentalFile = (token: string) =>
  queryOptions({
    queryKey: ['parental-file', token],
    queryFn: () => invoke('open-parental-authorisation', { token }),
    enabled: token !== '',
    // An invalid link stays invalid, and offline the page offers a retry button.
    retry: false,
  })
