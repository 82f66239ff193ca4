import type { FoundArchive } from '../archive/found-archive.ts'
import type { ContactAnswer } from '../contact/answer-schema.ts'
import type { Incident } from '../incidents/schema.ts'
import type { Newsletter } from '../newsletter/letter-schema.ts'
import type { Announcement, SwitchChange } from '../site/schema.ts'
import type { Review as ProofReview } from '../verification/review-schema.ts'
import type { ActInput, ActName } from './acts.ts'
import type { Diagnostic } from './diagnostic.ts'

/** Search result of people, without any reason for their visit. */
export interface FoundPerson {
  id: string
  name: string
  email: string | null
  userType: string
  state: 'suspended' | 'sees-patients' | 'none'
  isReferent: boolean
  createdAt: Date | string
}

/** Type, state, dates and counts of a person, without any reason for their visit. */
export interface PersonFile {
  id: string
  userType: string
  createdAt: Date | string
  lastSignInAt: Date | string | null
  isEmailVerified: boolean
  isBanned: boolean
  suspendedAt: Date | string | null
  validatedAt: Date | string | null
  statusValidUntil: string | null
  hasApp: boolean
  openSessions: number
  upcoming: number
  past: number
  canceled: number
  givenUpcoming: number
  givenPast: number
  payments: number
  openDisputes: number
}

/** Amount owed to a practitioner for a month. */
interface OwedPractitioner {
  practitionerId: string
  name: string
  owedCents: number
  hasAccount: boolean
}

/** Appointments that a suspension cancels or ends, and their refunds. */
export interface SuspensionEffects {
  userType: 'student' | 'therapist'
  appointments: number
  refundCents: number
  /** Many patients: a second administrator approves, unless somebody is in danger. */
  needsTwo: boolean
}

/** Functions for administrators: all need an authenticator app and are recorded in the audit log. */
export interface AdminFunctions {
  /**
   * Newest proof document of a student. Here and below: administrators with an authenticator app; each call is logged.
   */
  'open-proof': { input: { studentId: string }; answer: Blob }
  'review-proof': { input: ProofReview; answer: { reviewId: string } }
  /** Within seconds, by the administrator who decided. */
  'undo-review': { input: { reviewId: string }; answer: { undone: true } }
  'assign-supervisor': { input: { studentId: string; supervisorId: string }; answer: { assigned: true } }
  'suspension-effects': { input: { personId: string }; answer: SuspensionEffects }
  /** From ten appointments on only where somebody is in danger: otherwise `suspend-with-approval`. */
  'suspend-practitioner': {
    input: { personId: string; reason: string; isDanger?: boolean | undefined }
    answer: { canceled: number }
  }
  'find-people': { input: { words: string }; answer: { people: FoundPerson[] } }
  /** Archives of accounts that ended by inactivity, by exact address. */
  'find-archive': { input: { email: string }; answer: { archives: FoundArchive[] } }
  'run-diagnostic': { input: Record<string, never>; answer: Diagnostic }
  /** `until` is for maintenance only, which ends by itself. */
  'set-switch': { input: SwitchChange; answer: { changed: true } }
  'publish-announcement': { input: Announcement; answer: { announcementId: string } }
  /** « Je m’en occupe ». */
  'take-contact': { input: { messageId: string }; answer: { taken: true } }
  'answer-contact': { input: ContactAnswer; answer: { answered: true } }
  'save-newsletter': { input: Newsletter; answer: { newsletterId: string } }
  'test-newsletter': { input: { newsletterId: string }; answer: { sent: true } }
  /** Another administrator must approve it. */
  'request-newsletter': { input: { newsletterId: string }; answer: { requestId: string } }
  'record-incident': { input: Incident; answer: { incidentId: string } }
  'download-incident-register': { input: Record<string, never>; answer: Blob }
  'withdraw-announcement': { input: { announcementId: string }; answer: { withdrawn: true } }
  /** Recorded in the person's access log. */
  'open-person': { input: { personId: string; reason: string }; answer: { file: PersonFile } }
  /** On a proof of identity that was seen; the person is told. */
  'correct-birthdate': {
    input: { personId: string; birthdate: string; isProofSeen: true; reason: string }
    answer: { corrected: true }
  }
  'end-sessions-of': { input: { personId: string; reason: string }; answer: { ended: number } }
  /** Identity of an erased payer, while the bank decides. */
  'open-held-identity': {
    input: { disputeId: string; reason: string }
    answer: { name: string; email: string | null }
  }
  /** Cancels an upcoming appointment with a full refund. */
  'cancel-as-team': { input: { appointmentId: string; reason: string }; answer: { refundCents: number } }
  /** Refused with `refund_beyond_rights` when two people must agree: then it is an act of `request-act`. */
  'refund-payment': { input: ActInput<'refund-payment'> & { reason: string }; answer: { refundCents: number } }
  'send-refund-again': { input: { refundId: string }; answer: { ordered: true } }
  /** A refund that the bank returned was paid in another way, which the reason names. */
  'record-refund-paid': { input: { refundId: string; reason: string }; answer: { recorded: true } }
  /** Decides a refund that the outcome rules left to a person. */
  'decide-review': {
    input: { appointmentId: string; refunds: boolean; reason: string }
    answer: { refundCents: number }
  }
  /** Embedded provider only. */
  'close-test-dispute': { input: { disputeId: string; state: 'won' | 'lost' }; answer: { state: 'won' | 'lost' } }
  'list-owed-payouts': { input: { month: string }; answer: { isPayable: boolean; owed: OwedPractitioner[] } }
  /** CSV file for the bank, for a past month. */
  'write-payout-file': { input: { month: string; replaces: boolean }; answer: Blob }
  /** Requests an act that needs two people: another administrator decides within a day. */
  'request-act': {
    input: { act: ActName; input: Record<string, unknown>; reason: string }
    answer: { requestId: string }
  }
  'decide-act': {
    input: { requestId: string; decision: 'approved' | 'refused' }
    answer: { decision: 'approved' | 'refused' }
  }
}
