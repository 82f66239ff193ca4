import type { CheckedAttestation } from '../attestation/checked-attestation.ts'
import type { AttestationRevocation } from '../attestation/schema.ts'
import type { DeclaredHours, HoursDecision } from '../hours/schema.ts'
import type { NoteFile } from '../notes/note-file.ts'
import type { NoteState } from '../notes/note-states.ts'
import type { Amendment, Note, Review } from '../notes/schema.ts'
import type { Moderation, RatingReply } from '../ratings/schema.ts'
import type { IdentityRequest, PersonalNote, Rating, Summary } from '../video/schema.ts'
import type { AlertMessage, CrisisFlag, TakenAlert } from './alert-schema.ts'
import type { NewMeeting } from './meeting.ts'

/** Identity behind a pseudonym, while it is open to the practitioner. */
export interface IdentityOpening {
  state: 'none' | 'asked' | 'refused' | 'open' | 'over'
  openUntil: string | null
  identity: { name: string; phone: string | null; email: string | null } | null
}

/** Functions for notes, ratings, hours and supervision. */
export interface SupervisionFunctions {
  /** By the practitioner; saved as a draft. Refused with `note_closed` once it is submitted. */
  'save-note': { input: Note; answer: { updatedAt: string } }
  /** A student's note goes to the supervisor; a psychologist signs their own. */
  'submit-note': { input: { appointmentId: string }; answer: { state: 'ready' | 'signed' } }
  /** Amendment of a signed note; reviewed like a note. */
  'amend-note': { input: Amendment; answer: { state: NoteState } }
  /** By the student's supervisor, or a referent after a week of waiting: recorded in the patient's access log. */
  'open-note': { input: { appointmentId: string }; answer: NoteFile }
  /** About the text with this `contentHash`, after `open-note`: the note, or its waiting amendment. */
  'review-note': { input: Review; answer: { state: 'signed' | 'needs_revision' } }
  'share-summary': { input: Summary; answer: { sharedAt: string | null } }
  'save-personal-note': { input: PersonalNote; answer: { updatedAt: string } }
  /** By the patient of a held consultation, once; editable within thirty days. */
  'rate-consultation': { input: Rating; answer: { rated: true } }
  /** By the supervisor (a referent after a week, or for a psychologist), about a comment or the reply to it. */
  'moderate-rating': { input: Moderation; answer: { moderated: true } }
  /** By the practitioner to a published comment; moderated in the same way. */
  'reply-to-rating': { input: RatingReply; answer: { replied: true } }

  'declare-hours': { input: DeclaredHours; answer: { hoursId: string } }
  /** Deletes a declaration that is not confirmed yet. */
  'take-back-hours': { input: { hoursId: string }; answer: { takenBack: true } }
  'confirm-hours': { input: HoursDecision; answer: { state: 'confirmed' | 'refused' } }
  /**
   * By a supervisor of the student, also a former one, after a recent authentication: seals the hours confirmed so far that
   * were done under their own supervision. `minutes`: the total on their screen; another one is `attested_hours_changed`.
   */
  'issue-attestation': { input: { studentId: string; minutes: number }; answer: { number: string } }
  'revoke-attestation': { input: AttestationRevocation; answer: { revoked: true } }
  /** The sealed PDF, byte for byte; for the student and the supervisor. */
  'download-attestation': { input: { attestationId: string }; answer: Blob }
  'check-attestation': { input: { number: string }; answer: CheckedAttestation }

  /** By a student, to their supervisor: on screen, by text message, by mail. */
  'call-supervision': {
    input: { appointmentId: string; kind: 'urgent' | 'advice' }
    answer: { callId: string; supervisorName: string }
  }
  /** `coming`: the patient is asked for consent. */
  'answer-supervision': {
    input: { callId: string; answer: 'coming' | 'by_phone' | 'unavailable' }
    answer: { answered: true }
  }
  /** By the patient: consent before the supervisor joins, and to ask them to leave. */
  'agree-to-supervisor': { input: { callId: string; agrees: boolean }; answer: { agrees: boolean } }
  /** By the student: a mail and a text message to the supervisor, or to the referents if there is none. */
  'flag-crisis': { input: CrisisFlag; answer: { supervisorName: string | null } }
  /** On a crisis, between its student and the psychologists who may act on it. */
  'write-on-alert': { input: AlertMessage; answer: { messageId: string } }
  /** By a psychologist, for one of their students or a group. Refused with `meeting_overlaps`. */
  'offer-meeting': { input: NewMeeting; answer: { meetingId: string } }
  'book-meeting': { input: { meetingId: string }; answer: { booked: true } }
  /** By the psychologist for everybody, by a student for themselves. */
  'cancel-meeting': { input: { meetingId: string }; answer: { canceled: true } }
  'see-alert': { input: { alertId: string }; answer: { seen: true } }
  /** Ends the escalation of a crisis: seen is not handled. */
  'take-alert': { input: TakenAlert; answer: { takenBy: string } }
  'close-alert': { input: { alertId: string }; answer: { closed: true } }
  /** Emergency: requested with a reason by the practitioner; the supervisor answers with `agree-to-identity`. */
  'open-identity': { input: IdentityRequest; answer: IdentityOpening }
  'agree-to-identity': { input: { openingId: string; agrees: boolean }; answer: { agrees: boolean } }
}
