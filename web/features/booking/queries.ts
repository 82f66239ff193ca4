import { queryOptions } from '@tanstack/react-query'
import type { Side } from '#domain/booking/rights.ts'
import type { Appearance, AppointmentStatus, ConsultationType, GenderPreference } from '#domain/booking/words.ts'
import type { Row } from '#domain/database-types.ts'
import type { Verdict } from '#domain/video/room.ts'
import type { PracticeProof } from '#web/components/supervision-proof.tsx'
import { client } from '#web/lib/client.ts'
import { invoke } from '#web/lib/data/invoke.ts'
import { readRows } from '#web/lib/data/read-rows.ts'

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
  /** Erased with the patient's consent. */
  topic: string | null
  priceCents: number
  /** The payment that came in for it; nobody's but the payer's to read. */
  paymentId: string | null
  paidCents: number
  refundedCents: number
  /** What the practitioner earns by it, once it is judged. */
  earnedCents: number
  revision: number
  /** As the patient chose to appear; nobody once their account is gone. */
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
  /** Whether a test card paid: nobody was charged, and nobody is paid out. */
  isTestPayment: boolean
  /** Whom the practitioner proposes in their place, while the patient has not answered. */
  proposedPractitionerId: string | null
  proposedPractitionerName: string | null
  /** Where the two parties write to each other. */
  threadId: string | null
  /** What it was judged to have been, once it is over. */
  verdict: Verdict | null
  /** An administrator decides about a refund. */
  needsReview: boolean
  /** How long the two were together, once it is judged. */
  jointSeconds: number | null
  /** Of the practitioner's note; the patient learns only that it is in review or signed. */
  noteState: Row<'my_appointments'>['note_state']
  noteSignedByName: string | null
  noteSignedAt: Date | null
  /** Who comes along to a consultation for a couple or a family. */
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
    earnedCents: row.earned_cents,
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
    jointSeconds: row.joint_seconds,
    noteState: row.note_state,
    noteSignedByName: row.note_signed_by_name,
    noteSignedAt: row.note_signed_at === null ? null : new Date(row.note_signed_at),
    companionName: row.companion_name,
  }
}

/** The appointments that the reader is a party to, soonest first. */
export const myAppointments = queryOptions({
  queryKey: ['my-appointments'],
  queryFn: async () => {
    const supabase = await client()
    const rows = await readRows(supabase.from('my_appointments').select('*').order('starts_at').limit(1000))
    return rows.map(appointmentOf)
  },
  // The other party, the clock and a payment in another tab change it.
  refetchInterval: 60_000,
})

/** The times at which somebody of this gender is free, soonest first. */
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

/** The times at which one practitioner is free, soonest first. */
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

export interface FreePractitioner {
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

/** Who is free at one time. */
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

/** What is publicly said of these people's work, by their id; public pages ask the same. */
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

/** Whether the reader has agreed that topics are kept, and has not taken it back. */
export const topicConsent = queryOptions({
  queryKey: ['topic-consent'],
  queryFn: async () => {
    const supabase = await client()
    const given = supabase.from('consents').select('purpose').eq('purpose', 'booking_topic').is('withdrawn_at', null)
    return (await readRows(given)).length > 0
  },
})

/** How a parent's request stands; read again after each answer. */
export const parentalFile = (token: string) =>
  queryOptions({
    queryKey: ['parental-file', token],
    queryFn: () => invoke('open-parental-authorisation', { token }),
    enabled: token !== '',
    // A link that is wrong stays wrong, and whoever has no connection is offered a button.
    retry: false,
  })
