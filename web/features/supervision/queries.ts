import { queryOptions, useQuery } from '@tanstack/react-query'
import { IDENTITY_REQUEST_MINUTES } from '#domain/constants.ts'
import type { Row } from '#domain/database-types.ts'
import { type AlertKind, alertKinds } from '#domain/supervision/alerts.ts'
import { addMinutes } from '#domain/time.ts'
import { client } from '#web/lib/client.ts'
import { readAllRows } from '#web/lib/data/read-all-rows.ts'
import { readRows } from '#web/lib/data/read-rows.ts'

export interface SupervisionAlert {
  id: string
  mySide: 'supervisor' | 'referent' | 'student'
  kind: AlertKind
  studentId: string
  studentName: string
  studentEmail: string | null
  studentPhone: string | null
  appointmentId: string | null
  startsAt: Date | null
  endsAt: Date | null
  raisedAt: Date
  seenAt: Date | null
  seenByName: string | null
  handledAt: Date | null
  handledByName: string | null
  referentsToldAt: Date | null
  closedAt: Date | null
}

const dateOf = (text: string | null) => (text ? new Date(text) : null)

/** Alerts of the reader, worst first, then newest. */
export const myAlerts = queryOptions({
  queryKey: ['my-alerts'],
  queryFn: async (): Promise<SupervisionAlert[]> => {
    const supabase = await client()
    const alerts = supabase.from('my_alerts').select('*').order('raised_at', { ascending: false }).limit(200)
    const rows = await readRows(alerts)
    const read = rows.map((row) => ({
      id: row.id,
      mySide: row.my_side,
      kind: row.kind,
      studentId: row.student_id,
      studentName: row.student_name,
      studentEmail: row.student_email,
      studentPhone: row.student_phone,
      appointmentId: row.appointment_id,
      startsAt: dateOf(row.starts_at),
      endsAt: dateOf(row.ends_at),
      raisedAt: new Date(row.raised_at),
      seenAt: dateOf(row.seen_at),
      seenByName: row.seen_by_name,
      handledAt: dateOf(row.handled_at),
      handledByName: row.handled_by_name,
      referentsToldAt: dateOf(row.referents_told_at),
      closedAt: dateOf(row.closed_at),
    }))
    return read.toSorted((a, b) => alertKinds.indexOf(a.kind) - alertKinds.indexOf(b.kind))
  },
})

export type AlertMessage = Row<'my_alert_messages'>

/** Messages on one alert, oldest first. */
export const alertMessages = (alertId: string) =>
  queryOptions({
    queryKey: ['alert-messages', alertId],
    queryFn: async (): Promise<AlertMessage[]> => {
      const supabase = await client()
      return readRows(
        supabase.from('my_alert_messages').select('*').eq('alert_id', alertId).order('sent_at').limit(200),
      )
    },
  })

export type NoteToReview = Row<'my_notes_to_review'>

/** Notes waiting for the reader's review, oldest first. */
export const notesToReview = queryOptions({
  queryKey: ['notes-to-review'],
  queryFn: async (): Promise<NoteToReview[]> => {
    const supabase = await client()
    return readRows(supabase.from('my_notes_to_review').select('*').order('submitted_at').limit(100))
  },
})

export type StudentsConsultation = Row<'my_students_consultations'>

/** Consultations of one of the reader's students, newest first. */
export const studentsConsultations = (studentId: string) =>
  queryOptions({
    queryKey: ['my-supervision', 'consultations', studentId],
    queryFn: async (): Promise<StudentsConsultation[]> => {
      const supabase = await client()
      const consultations = supabase.from('my_students_consultations').select('*').eq('student_id', studentId)
      return readRows(consultations.order('starts_at', { ascending: false }).limit(500))
    },
  })

/** Confirmed hours of one of the reader's students. */
export const studentsHours = (studentId: string) =>
  queryOptions({
    queryKey: ['my-supervision', 'hours', studentId],
    queryFn: async () => {
      const supabase = await client()
      return readAllRows((from, to) =>
        supabase
          .from('supervised_hours')
          .select('day, minutes')
          .eq('student_id', studentId)
          .eq('state', 'confirmed')
          .order('day')
          .order('id')
          .range(from, to),
      )
    },
  })

export type Meeting = Row<'my_meetings'>

/** Upcoming meetings offered by the reader or by their supervisor. */
export const myMeetings = queryOptions({
  queryKey: ['my-meetings'],
  queryFn: async (): Promise<Meeting[]> => {
    const supabase = await client()
    const meetings = supabase.from('my_meetings').select('*').gt('ends_at', new Date().toISOString())
    return readRows(meetings.order('starts_at').limit(200))
  },
})

/** Time that meetings take in the reader's calendar: those they offer, and those they booked. */
export const takenByMeetings = (meetings: readonly Meeting[]) =>
  meetings
    .filter(({ my_side: side, is_booked: isBooked }) => side === 'supervisor' || isBooked)
    .map(({ id, starts_at: startsAt, ends_at: endsAt }) => ({
      id,
      startsAt: new Date(startsAt),
      endsAt: new Date(endsAt),
    }))

/** Confirmed minutes of internship by student. */
export const stageMinutes = queryOptions({
  queryKey: ['my-supervision', 'minutes'],
  queryFn: async (): Promise<Map<string, number>> => {
    const supabase = await client()
    const rows = await readRows(supabase.from('stage_hour_totals').select('student_id, confirmed_minutes').limit(200))
    return new Map(rows.map((row) => [row.student_id, row.confirmed_minutes]))
  },
})

/** Polling fallback of urgent requests, in case the Realtime channel is silent. */
const URGENT_POLL_MS = 30_000
const minutesAgo = (minutes: number) => addMinutes(new Date(), -minutes).toISOString()

export type SupervisionCall = Row<'my_supervision_calls'>

/** Calls from consultations of the last hour and a half, newest first; for the student and the supervisor. */
export const mySupervisionCalls = queryOptions({
  queryKey: ['my-supervision-calls'],
  queryFn: async (): Promise<SupervisionCall[]> => {
    const supabase = await client()
    const calls = supabase.from('my_supervision_calls').select('*').gt('starts_at', minutesAgo(90))
    return readRows(calls.gt('asked_at', minutesAgo(90)).order('asked_at', { ascending: false }).limit(50))
  },
  refetchInterval: URGENT_POLL_MS,
})

/** For the supervisor: not answered yet, or on the way into the room. */
const isWaiting = ({ my_side: side, answer, refused_at: refusedAt, left_at: leftAt }: SupervisionCall) =>
  side === 'supervisor' && !refusedAt && !leftAt && (answer === null || answer === 'coming')

export interface IdentityRequest {
  id: string
  studentName: string
  reason: string
  askedAt: Date
}

/** Requests for a patient's identity that wait for the reader's answer. */
export const identityRequests = queryOptions({
  queryKey: ['identity-opening', 'requests'],
  queryFn: async (): Promise<IdentityRequest[]> => {
    const supabase = await client()
    const requests = supabase.from('identity_openings').select('id, practitioner_id, reason, asked_at')
    const waiting = requests.is('agreed_at', null).is('refused_at', null)
    const rows = await readRows(
      waiting.gt('asked_at', minutesAgo(IDENTITY_REQUEST_MINUTES)).order('asked_at').limit(50),
    )
    if (rows.length === 0) return []
    const students = await readRows(supabase.from('my_supervision').select('student_id, student_name').limit(200))
    const names = new Map(students.map((student) => [student.student_id, student.student_name]))
    return rows.map(({ id, practitioner_id: studentId, reason, asked_at: askedAt }) => ({
      id,
      studentName: names.get(studentId) ?? 'Votre étudiant·e',
      reason,
      askedAt: new Date(askedAt),
    }))
  },
  refetchInterval: URGENT_POLL_MS,
})

/** Calls and identity requests from consultations that the reader supervises. */
export function useOpenRequests(enabled: boolean) {
  const calls = useQuery({ ...mySupervisionCalls, enabled })
  const identities = useQuery({ ...identityRequests, enabled })
  const waiting = (calls.data ?? []).filter(isWaiting)
  return {
    calls: waiting,
    identities: identities.data ?? [],
    count: waiting.length + (identities.data ?? []).length,
    error: (calls.error && !calls.data) || (identities.error && !identities.data),
    askAgain: () => void Promise.all([calls.refetch(), identities.refetch()]),
  }
}
