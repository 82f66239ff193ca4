import type { ConsultationType } from '../booking/words.ts'
import type { NoteState } from './note-states.ts'

/** One step in the life of a note. `opened`: read for a review. */
export interface NoteStep {
  kind: 'submitted' | 'opened' | 'signed' | 'needs_revision'
  isAmendment: boolean
  /** Of the reviewer; null when the author handed it in. */
  name: string | null
  comment: string | null
  at: string
}

/** What `open-note` shows a reviewer. Unfinished amendments are not in it. */
export interface NoteFile {
  appointmentId: string
  studentId: string
  studentName: string
  /** « étudiante en psychologie supervisée » is written with it. */
  studentGender: string | null
  /** The name that the patient chose to appear under. */
  patientName: string | null
  startsAt: string
  consultationType: ConsultationType
  state: NoteState
  isCrisis: boolean
  observations: string
  followUp: string
  forSupervision: string
  amendments: { id: string; body: string; state: NoteState; signedByName: string | null; signedAt: string | null }[]
  /** What waits for a decision: the note, or its amendment. Null: nothing does. */
  waiting: { contentHash: string; isAmendment: boolean; dueAt: string } | null
  signedByName: string | null
  signedAt: string | null
  /** What the author shared with the patient. */
  summary: { body: string; sharedAt: string } | null
  /** Newest first. */
  history: NoteStep[]
  reviewerName: string
}
