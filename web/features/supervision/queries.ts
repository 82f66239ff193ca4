import { queryOptions } from '@tanstack/react-query'
import type { Row } from '#domain/database-types.ts'
import { type AlertKind, alertKinds } from '#domain/supervision/alerts.ts'
import { client } from '#web/lib/client.ts'
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
      referentsToldAt: dateOf(row.referents_told_at),
      closedAt: dateOf(row.closed_at),
    }))
    return read.toSorted((a, b) => alertKinds.indexOf(a.kind) - alertKinds.indexOf(b.kind))
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

/** Confirmed minutes of internship by student. */
export const stageMinutes = queryOptions({
  queryKey: ['my-supervision', 'minutes'],
  queryFn: async (): Promise<Map<string, number>> => {
    const supabase = await client()
    const rows = await readRows(supabase.from('stage_hour_totals').select('student_id, confirmed_minutes').limit(200))
    return new Map(rows.map((row) => [row.student_id, row.confirmed_minutes]))
  },
})
