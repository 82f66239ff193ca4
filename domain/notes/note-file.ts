import type { ConsultationType } from '../booking/words.ts'
import type { NoteState } from './note-states.ts'

/** One event in the history of a note. `opened`: read for a review. */
export interface NoteStep {
  kind: 'submitted' | 'opened' | 'signed' | 'needs_revision'
  isAmendment: boolean
  /** Reviewer; null when the author submitted it. */
  name: string | null
  comment: string | null
  at: string
}

/** Answer of `open-note` for a reviewer. Without unfinished amendments. */
export interface NoteFile {
  appointmentId: string
  studentId: string
  studentName: string
  /** Used for « étudiante en psychologie supervisée ». */
  studentGender: string | null
  /** Name chosen by the patient. */
  patientName: string | null
  startsAt: string
  consultationType: ConsultationType
  state: NoteState
  isCrisis: boolean
  observations: string
  followUp: string
  forSupervision: string
  amendments: { id: string; body: string; state: NoteState; signedByName: string | null; signedAt: string | null }[]
  /** Text waiting for a decision: the note, or its amendment. Null: none. */
  waiting: { contentHash: string; isAmendment: boolean; dueAt: string } | null
  signedByName: string | null
  signedAt: string | null
  /** Summary the author shared with the patient. */
  summary: { body: string; sharedAt: string } | null
  /** Newest first. */
  history: NoteStep[]
  reviewerName: string
}
