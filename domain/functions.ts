import type { Challenge } from 'altcha-lib/types'
import type { ActInput, ActName } from './admin/acts.ts'
import type { Diagnostic } from './admin/diagnostic.ts'
import type { OpenArchive, OpenedArchive } from './archive/opened-archive.ts'
import type { CheckedAttestation } from './attestation/checked-attestation.ts'
import type { AttestationRevocation } from './attestation/schema.ts'
import type { NewRecurringSlots, NewSlot } from './availability/schema.ts'
import type {
  CancelRequest,
  HandOverAnswer,
  HandOverProposal,
  HoldRequest,
  MoveRequest,
  ParentalRequest,
} from './booking/schema.ts'
import type { Answer } from './chat/answer.ts'
import type { ChatMessage } from './chat/schema.ts'
import type { ContactAnswer } from './contact/answer-schema.ts'
import type { ContactMessage } from './contact/schema.ts'
import type { DeclaredHours, HoursDecision } from './hours/schema.ts'
import type { Incident } from './incidents/schema.ts'
import type { OutgoingMessage } from './messages/schema.ts'
import type { MoodAnalysis } from './mood/analyse-moods.ts'
import type { Newsletter } from './newsletter/letter-schema.ts'
import type { NoteFile } from './notes/note-file.ts'
import type { NoteState } from './notes/note-states.ts'
import type { Amendment, Note, Review } from './notes/schema.ts'
import type { Card } from './payment/card.ts'
import type { PayoutAccount } from './payment/payout-schema.ts'
import type { ChosenResource } from './premium/choose-resources.ts'
import type { Moderation, RatingReply } from './ratings/schema.ts'
import type { OpenedReport } from './reports/opened-report.ts'
import type { PractitionerReport, ReportAnswer } from './reports/schema.ts'
import type { Announcement, SwitchChange } from './site/schema.ts'
import type { NewMeeting } from './supervision/meeting.ts'
import type { Review as ProofReview } from './verification/review-schema.ts'
import type { RoomEntrance } from './video/room.ts'
import type { Companion, EnterRoom, IdentityRequest, PersonalNote, Rating, Summary } from './video/schema.ts'

/** Proof of work joined to acts open to anyone: base64 of the JSON `{ challenge, solution }` that altcha-lib verifies. */
export type SecurityCheck = { securityCheck: string }

export interface Hold {
  appointmentId: string
  practitionerId: string
  heldUntil: string
  /** Whether a parent must agree before the patient may pay. */
  needsParent: boolean
}

export interface Alternative {
  startsAt: string
  /** Nobody in particular when the choice was left open. */
  practitionerId: string | null
}

/** A device on which the person is signed in. */
export interface OpenSession {
  id: string
  /** « Firefox sur Windows », when it said what it is. */
  device: string | null
  startedAt: string
  endsAt: string
  isCurrent: boolean
}

/** A device on which a patient who has taken the second step is not asked for it again. */
export interface TrustedDevice {
  id: string
  device: string | null
  trustedAt: string
  trustedUntil: string
}

/** `closed`: nothing can be paid here yet. `isTest`: a provider's test mode, which charges nobody; so is the sandbox. */
export type PaymentOptions =
  | { provider: 'sandbox' }
  | { provider: 'stripe'; publishableKey: string; isTest: boolean }
  | { provider: 'closed' }

export interface BegunPayment {
  paymentId: string
  next: { kind: 'three-d-secure' } | { kind: 'stripe'; clientSecret: string }
}

export type ChatAnswer = Pick<Answer, 'level' | 'card' | 'guide'> & {
  response: string
  /** Of the person's message; null when it was answered and not kept. */
  messageId: string | null
}

/** The identity behind a name, while it is open to the practitioner. */
export interface IdentityOpening {
  state: 'none' | 'asked' | 'refused' | 'open' | 'over'
  openUntil: string | null
  identity: { name: string; phone: string | null; email: string | null } | null
}

/** Somebody an administrator looked for: nothing of what they came for. */
export interface FoundPerson {
  id: string
  name: string
  email: string | null
  userType: string
  state: 'suspended' | 'sees-patients' | 'none'
  isReferent: boolean
  createdAt: Date | string
}

/** Type, state, dates and counts of somebody: nothing of what they came for. */
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

/** What a practitioner is owed for a month. */
export interface OwedPractitioner {
  practitionerId: string
  name: string
  owedCents: number
  hasAccount: boolean
}

/**
 * What each `POST /functions/v1/<name>` takes and answers: one line a function, read by `defineFunction` on the server
 * and by `invoke` in the browser. Types only, so that no schema travels to a page that does not use it.
 */
export interface FunctionContracts {
  /** A challenge of algorithm `PBKDF2/SHA-256`, to be solved in the browser. */
  'new-security-check': { input: Record<string, never>; answer: Challenge }
  /** The id belongs to the browser that asked; the code goes to the address. */
  'send-registration-code': { input: { email: string } & SecurityCheck; answer: { registrationId: string } }
  /** Refused with `code_wrong`, or with `account_exists` for the right code of an address that has an account. */
  'check-registration-code': { input: { registrationId: string; code: string }; answer: { ticket: string } }
  /** For `uploadToSignedUrl` into the bucket « proofs ». */
  'request-proof-upload': { input: { ticket: string }; answer: { path: string; token: string } }
  /** The terms as they are now, by who accepted an earlier version. Refused with `terms_changed` from a page of before. */
  'accept-terms': { input: { version: number }; answer: { accepted: true } }
  'list-my-sessions': { input: Record<string, never>; answer: { sessions: OpenSession[] } }
  'end-session': { input: { sessionId: string }; answer: { ended: true } }
  'list-trusted-devices': { input: Record<string, never>; answer: { devices: TrustedDevice[] } }
  'forget-device': { input: { deviceId: string }; answer: { forgotten: true } }
  /** Whether each sign-in asks for a code; the password proves who wishes it. */
  'second-step': { input: Record<string, never>; answer: { isAlways: boolean; hasPassword: boolean } }
  /** Here and for the deletion: who has no password gives a fresh proof in their session instead. */
  'choose-second-step': {
    input: { isAlways: boolean; password?: string | undefined }
    answer: { isAlways: boolean }
  }
  /** Everything that is kept about the person, as a file. */
  'export-my-data': { input: { format: 'json' | 'pdf' }; answer: Blob }
  'delete-my-account': {
    input: { confirmation: string; password?: string | undefined }
    answer: { deleted: true }
  }

  /** `level` is the conversation’s: it never goes down for what was told. `card` holds at most three lines, the first to use in front. */
  'chat-wit-ai': { input: ChatMessage; answer: ChatAnswer }
  /** Takes an anonymous conversation along to the account of whoever holds its id. */
  'adopt-conversation': { input: { sessionId: string }; answer: { adopted: true } }

  /**
   * To the other party of a thread. `help`: the numbers of help lines for words that show danger, the first to use in
   * front; a refusal carries them in its `details`.
   */
  'send-message': { input: OutgoingMessage; answer: { messageId: string; sentAt: string; help: string[] } }
  'mark-thread-read': { input: { threadId: string; until: string }; answer: { read: true } }

  'send-contact-message': { input: ContactMessage & SecurityCheck; answer: { received: true } }
  'subscribe-to-newsletter': { input: { email: string } & SecurityCheck; answer: { received: true } }
  'confirm-newsletter': { input: { token: string }; answer: { confirmed: true } }
  'unsubscribe-from-newsletter': { input: { token: string }; answer: { unsubscribed: true } }

  'add-slot': { input: NewSlot; answer: { slotId: string } }
  /** Days on which the hours do not exist, have passed or meet another slot are left out and named. */
  'add-recurring-slots': { input: NewRecurringSlots; answer: { added: number; skippedDays: string[] } }
  'remove-slot': { input: { slotId: string }; answer: { removed: true } }

  /** A new secret address for the caller’s appointments; the former one shows nothing any more. */
  'open-calendar-feed': { input: Record<string, never>; answer: { url: string } }
  'save-payout-account': { input: PayoutAccount & { password?: string | undefined }; answer: { ibanEnd: string } }

  /** Refused with `slot_taken`, its `details.alternatives` are the nearest free starts (`Alternative[]`). */
  'hold-slot': { input: HoldRequest; answer: Hold }
  'release-hold': { input: { appointmentId: string }; answer: { released: true } }
  'request-parental-authorisation': { input: ParentalRequest; answer: { sent: true } }
  'grant-parental-authorisation': { input: { token: string }; answer: { granted: true } }
  /** By either party. Refused with `appointment_terms_changed` when the refund is no longer the one that was shown. */
  'cancel-appointment': { input: CancelRequest; answer: { refundCents: number } }
  /** « Renoncer au contrat ici » */
  'withdraw-from-contract': { input: { appointmentId: string }; answer: { refundCents: number } }
  /** To another time, another practitioner, or both; by either party. Refused like `hold-slot`. */
  'move-appointment': { input: MoveRequest; answer: { startsAt: string; practitionerId: string } }
  /** By a practitioner: a colleague who is free at that time would receive the patient. Nothing moves before the patient’s yes. */
  'propose-hand-over': { input: HandOverProposal; answer: { proposed: true } }
  /** By the patient, about the colleague they were shown. */
  'answer-hand-over': { input: HandOverAnswer; answer: { practitionerId: string } }

  /** A month of premium: the first, or one that another card did not pay. Cards as for `create-payment`. */
  'subscribe-to-premium': { input: { card: Card | null }; answer: BegunPayment }
  'confirm-subscription': { input: { paymentId: string; code: string }; answer: { subscribed: true } }
  'cancel-subscription': { input: Record<string, never>; answer: { accessUntil: string } }
  'resume-subscription': { input: Record<string, never>; answer: { resumed: true } }
  /** Premium. `usesConversations`: whether the person lets us look for themes in what they wrote to the assistant. */
  'analyse-my-mood': {
    input: Record<string, never>
    answer: { analysis: MoodAnalysis; resources: ChosenResource[]; usesConversations: boolean }
  }
  'stop-daily-mails': { input: { token: string }; answer: { stopped: 'daily' | 'alerts' } }
  /** Premium. To the practitioner of an appointment to come; taken back by deleting the row of `letters`. */
  'share-letter': { input: { appointmentId: string; body: string }; answer: { shared: true } }
  /** Everything the first time in twelve months, then what was not used. */
  'withdrawal-terms': { input: Record<string, never>; answer: { refundCents: number } }
  'withdraw-from-subscription': { input: Record<string, never>; answer: { refundCents: number } }

  /** For the two parties, a supervisor who was called, and a guest by their token; others get `not_found`. Also the room's state. */
  'enter-room': { input: EnterRoom; answer: RoomEntrance }
  /** By the practitioner; refused with `patient_not_there`. */
  'admit-patient': { input: { appointmentId: string }; answer: { admittedAt: string } }
  /**
   * « Terminer ». `ended: false`: nothing has begun that could end (the patient was never let in and is not yet late), so the
   * caller merely leaves, and the room stays open for them.
   */
  'end-consultation': { input: { appointmentId: string }; answer: { ended: boolean } }
  /**
   * « Offrir cette séance »: by the practitioner, once it has begun; the patient is refunded in full. `at_the_end`: the
   * consultation goes on, and the refund leaves when it is over. `refunded_before`: nothing was left to give back.
   */
  'offer-consultation': {
    input: { appointmentId: string }
    answer: { offered: 'refunded' | 'refunded_before' | 'at_the_end' }
  }
  /** « La liaison a-t-elle marché ? » */
  'report-connection': { input: { appointmentId: string; worked: boolean }; answer: { received: true } }
  /** A new link for the second person of a couple or family consultation; the former one opens nothing any more. */
  'invite-companion': { input: Companion; answer: { url: string } }

  /** By the practitioner; kept as a draft. Refused with `note_closed` once it is with the supervisor. */
  'save-note': { input: Note; answer: { updatedAt: string } }
  /** A student's note goes to the supervisor; a psychologist signs their own. */
  'submit-note': { input: { appointmentId: string }; answer: { state: 'ready' | 'signed' } }
  /** What must be added to a signed note; it goes the same way as a note. */
  'amend-note': { input: Amendment; answer: { state: NoteState } }
  /** By the student's supervisor, or a referent once it has waited a week: written in the patient's access log. */
  'open-note': { input: { appointmentId: string }; answer: NoteFile }
  /** About the text that `contentHash` names, after `open-note`: of the note, or of the amendment that waits. */
  'review-note': { input: Review; answer: { state: 'signed' | 'needs_revision' } }
  'share-summary': { input: Summary; answer: { sharedAt: string | null } }
  'save-personal-note': { input: PersonalNote; answer: { updatedAt: string } }
  /** By the patient of a consultation that was held, once; changed again and again within thirty days. */
  'rate-consultation': { input: Rating; answer: { rated: true } }
  /** By the supervisor (after a week, or for a psychologist: a referent), about a comment or about the reply to it. */
  'moderate-rating': { input: Moderation; answer: { moderated: true } }
  /** By the practitioner to a comment that was passed on; it goes back by the same way. */
  'reply-to-rating': { input: RatingReply; answer: { replied: true } }

  'declare-hours': { input: DeclaredHours; answer: { hoursId: string } }
  /** Of a declaration that nobody has confirmed yet. */
  'take-back-hours': { input: { hoursId: string }; answer: { takenBack: true } }
  'confirm-hours': { input: HoursDecision; answer: { state: 'confirmed' | 'refused' } }
  /** By the student's supervisor, after a fresh proof: seals all hours confirmed so far. */
  'issue-attestation': { input: { studentId: string }; answer: { number: string } }
  'revoke-attestation': { input: AttestationRevocation; answer: { revoked: true } }
  /** The sealed PDF, byte for byte; for the student and the supervisor. */
  'download-attestation': { input: { attestationId: string }; answer: Blob }
  'check-attestation': { input: { number: string }; answer: CheckedAttestation }

  /** By a patient about the practitioner of a consultation that has begun. Its words are for a referent alone. */
  'report-practitioner': { input: PractitionerReport; answer: { answeredBy: string } }
  /** By a referent, who takes it by opening it; noted in the reporter’s access log. */
  'open-report': { input: { reportId: string }; answer: OpenedReport }
  /** For referents: archives that two administrators have opened, and, by the one who takes it, what stands in one. */
  'list-open-archives': { input: Record<string, never>; answer: { archives: OpenArchive[] } }
  'read-archive': { input: { openingId: string }; answer: OpenedArchive }
  'answer-report': { input: ReportAnswer; answer: { answered: true } }
  /** By the referent who has opened it; an administrator decides. */
  'request-suspension': { input: { reportId: string; reason: string }; answer: { requested: true } }

  /** By a student, to their supervisor: a card, a text message, a mail. */
  'call-supervision': {
    input: { appointmentId: string; kind: 'urgent' | 'advice' }
    answer: { callId: string; supervisorName: string }
  }
  /** `coming`: the patient is asked whether they agree. */
  'answer-supervision': {
    input: { callId: string; answer: 'coming' | 'by_phone' | 'unavailable' }
    answer: { answered: true }
  }
  /** By the patient: before the supervisor comes in, and to ask them to leave. */
  'agree-to-supervisor': { input: { callId: string; agrees: boolean }; answer: { agrees: boolean } }
  /** By the student: a mail and a text message to the supervisor; referents where there is none. */
  'flag-crisis': { input: { appointmentId: string }; answer: { supervisorName: string | null } }
  /** By a psychologist, for their students: one, or a group. Refused with `meeting_overlaps`. */
  'offer-meeting': { input: NewMeeting; answer: { meetingId: string } }
  'book-meeting': { input: { meetingId: string }; answer: { booked: true } }
  /** By the psychologist for everybody, by a student for themselves. */
  'cancel-meeting': { input: { meetingId: string }; answer: { canceled: true } }
  'see-alert': { input: { alertId: string }; answer: { seen: true } }
  'close-alert': { input: { alertId: string }; answer: { closed: true } }
  /** In danger: asked for with a reason, by the practitioner; `agree-to-identity` is the supervisor's word. */
  'open-identity': { input: IdentityRequest; answer: IdentityOpening }
  'agree-to-identity': { input: { openingId: string; agrees: boolean }; answer: { agrees: boolean } }

  /** The newest proof document of a student. Here and below: administrators, by an authenticator app; each call is noted. */
  'open-proof': { input: { studentId: string }; answer: Blob }
  'review-proof': { input: ProofReview; answer: { reviewId: string } }
  /** Within seconds, by who decided. */
  'undo-review': { input: { reviewId: string }; answer: { undone: true } }
  'assign-supervisor': { input: { studentId: string; supervisorId: string }; answer: { assigned: true } }
  'suspend-practitioner': { input: { personId: string; reason: string }; answer: { canceled: number } }
  'find-people': { input: { words: string }; answer: { people: FoundPerson[] } }
  'run-diagnostic': { input: Record<string, never>; answer: Diagnostic }
  /** `until` is for maintenance alone, which ends by itself. */
  'set-switch': { input: SwitchChange; answer: { changed: true } }
  'publish-announcement': { input: Announcement; answer: { announcementId: string } }
  /** « Je m’en occupe ». */
  'take-contact': { input: { messageId: string }; answer: { taken: true } }
  'answer-contact': { input: ContactAnswer; answer: { answered: true } }
  'save-newsletter': { input: Newsletter; answer: { newsletterId: string } }
  'test-newsletter': { input: { newsletterId: string }; answer: { sent: true } }
  /** Another administrator lets it go. */
  'request-newsletter': { input: { newsletterId: string }; answer: { requestId: string } }
  'record-incident': { input: Incident; answer: { incidentId: string } }
  'download-incident-register': { input: Record<string, never>; answer: Blob }
  'withdraw-announcement': { input: { announcementId: string }; answer: { withdrawn: true } }
  /** Shows in the person's access log. */
  'open-person': { input: { personId: string; reason: string }; answer: { file: PersonFile } }
  'end-sessions-of': { input: { personId: string; reason: string }; answer: { ended: number } }
  /** Of an erased payer, while the bank decides. */
  'open-held-identity': {
    input: { disputeId: string; reason: string }
    answer: { name: string; email: string | null }
  }
  /** An appointment to come, refunded in full. */
  'cancel-as-team': { input: { appointmentId: string; reason: string }; answer: { refundCents: number } }
  /** Refused with `refund_beyond_rights` when two people must agree: then it is an act of `request-act`. */
  'refund-payment': { input: ActInput<'refund-payment'> & { reason: string }; answer: { refundCents: number } }
  'send-refund-again': { input: { refundId: string }; answer: { ordered: true } }
  /** A consultation whose verdict left the refund to a person. */
  'decide-review': {
    input: { appointmentId: string; refunds: boolean; reason: string }
    answer: { refundCents: number }
  }
  /** Of the embedded provider alone. */
  'close-test-dispute': { input: { disputeId: string; state: 'won' | 'lost' }; answer: { state: 'won' | 'lost' } }
  'list-owed-payouts': { input: { month: string }; answer: { isOver: boolean; owed: OwedPractitioner[] } }
  /** A CSV file for the bank, for a month that is over. */
  'write-payout-file': { input: { month: string; replaces: boolean }; answer: Blob }
  /** What needs two people: the other one decides within a day. */
  'request-act': {
    input: { act: ActName; input: Record<string, unknown>; reason: string }
    answer: { requestId: string }
  }
  'decide-act': {
    input: { requestId: string; decision: 'approved' | 'refused' }
    answer: { decision: 'approved' | 'refused' }
  }

  /** `card` is for the embedded provider, which takes test cards alone; Stripe has fields of its own. */
  'create-payment': { input: { appointmentId: string; card: Card | null }; answer: BegunPayment }
  /** A PDF file. */
  'download-receipt': { input: { paymentId: string }; answer: Blob }
  /** From card to refund with the embedded provider, for /payment-test. */
  'test-payment': {
    input: { scenario: 'accepted' | 'refused' }
    answer: { outcome: 'accepted' | 'refused'; paymentId: string | null }
  }
  /** The 3-D Secure step of the embedded provider. `refunded`: the start was gone, and so is the charge. */
  'confirm-payment': {
    input: { paymentId: string; code: string }
    answer: { appointmentId: string; outcome: 'confirmed' | 'refunded' }
  }
}

export type FunctionName = keyof FunctionContracts
export type InputOf<N extends FunctionName> = FunctionContracts[N]['input']
export type AnswerOf<N extends FunctionName> = FunctionContracts[N]['answer']
