import type { Challenge } from 'altcha-lib/types'
import type { AccountEnding, AnnouncedEnding } from './account/account-ending.ts'
import type { AdminFunctions } from './admin/functions.ts'
import type { OpenArchive, OpenedArchive } from './archive/opened-archive.ts'
import type { BookingLimits } from './availability/booking-limits.ts'
import type { NewRecurringSlots, NewSlot } from './availability/schema.ts'
import type { AgeRule } from './booking/age.ts'
import type { ParentalEnd, ParentalFile } from './booking/parental.ts'
import type {
  CancelRequest,
  HandOverAnswer,
  HandOverProposal,
  HoldRequest,
  MoveRequest,
  ParentalAnswer,
  ParentalRequest,
  ParentalWithdrawal,
} from './booking/schema.ts'
import type { Answer } from './chat/answer.ts'
import type { ChatMessage } from './chat/schema.ts'
import type { ContactMessage } from './contact/schema.ts'
import type { OutgoingMessage } from './messages/schema.ts'
import type { MoodAnalysis } from './mood/analyse-moods.ts'
import type { Card } from './payment/card.ts'
import type { PayoutAccount } from './payment/payout-schema.ts'
import type { ChosenResource } from './premium/choose-resources.ts'
import type { BirthdateAnswer } from './profile/birthdate.ts'
import type { ReportCategory, Severity } from './reports/categories.ts'
import type { ReportReader } from './reports/report-reader.ts'
import type { PractitionerReport, ReportAnswer } from './reports/schema.ts'
import type { IdentityOpening, SupervisionFunctions } from './supervision/functions.ts'
import type { RoomEntrance } from './video/room.ts'
import type { Companion, EnterRoom } from './video/schema.ts'

/**
 * Proof of work for functions open to anyone: base64 of the JSON `{ challenge, solution }` that altcha-lib verifies.
 */
type SecurityCheck = { securityCheck: string }

export interface Hold {
  appointmentId: string
  practitionerId: string
  heldUntil: string
  /** Whether a parent must agree before the patient may pay. */
  needsParent: boolean
}

export interface Alternative {
  startsAt: string
  /** Null when any practitioner is accepted. */
  practitionerId: string | null
}

/** A device on which the person is signed in. */
export interface OpenSession {
  id: string
  /** « Firefox sur Windows », if the browser is known. */
  device: string | null
  startedAt: string
  endsAt: string
  isCurrent: boolean
}

/** A device on which the second step is not asked again. */
interface TrustedDevice {
  id: string
  device: string | null
  trustedAt: string
  trustedUntil: string
}

/** A report for the referent who has opened it. */
interface OpenedReport {
  reportId: string
  category: ReportCategory
  severity: Severity
  body: string
  practitionerName: string
  /** Name under which the practitioner knows the patient. */
  reporterName: string | null
  sessionAt: string | null
  answer: string | null
  /** Identity behind that name, for a grave report: opened to the referent by an administrator. */
  opening: IdentityOpening
}

/** `closed`: no payment possible. `isTest`: a provider's test mode, or the sandbox, which charge nobody. */
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
  /** Id of the person's message; null when it was answered but not stored. */
  messageId: string | null
}

/**
 * Contracts of `POST /functions/v1/<name>`, one line per function, used by `defineFunction` on the server and `invoke`
 * in the browser. Types only, so that no schema is bundled into a page that does not use it.
 */
interface FunctionContracts extends AdminFunctions, SupervisionFunctions {
  /** Challenge of algorithm `PBKDF2/SHA-256`, to be solved in the browser. */
  'new-security-check': { input: Record<string, never>; answer: Challenge }
  /** The id is for the requesting browser; the code goes to the address. */
  'send-registration-code': { input: { email: string } & SecurityCheck; answer: { registrationId: string } }
  /** Refused with `code_wrong`, or with `account_exists` for the right code of an address that has an account. */
  'check-registration-code': { input: { registrationId: string; code: string }; answer: { ticket: string } }
  /** For `uploadToSignedUrl` into the bucket « proofs ». */
  'request-proof-upload': { input: { ticket: string }; answer: { path: string; token: string } }
  /** Accepts the current terms after an earlier version. Refused with `terms_changed` from an outdated page. */
  'accept-terms': { input: { version: number }; answer: { accepted: true } }
  'list-my-sessions': { input: Record<string, never>; answer: { sessions: OpenSession[] } }
  'end-session': { input: { sessionId: string }; answer: { ended: true } }
  'list-trusted-devices': { input: Record<string, never>; answer: { devices: TrustedDevice[] } }
  'forget-device': { input: { deviceId: string }; answer: { forgotten: true } }
  /** Whether each sign-in asks for a code; changing it needs the password. */
  'second-step': { input: Record<string, never>; answer: { isAlways: boolean; hasPassword: boolean } }
  /** Here and for the deletion: an account without a password needs a recent authentication instead. */
  'choose-second-step': {
    input: { isAlways: boolean; password?: string | undefined }
    answer: { isAlways: boolean }
  }
  /** All data about the person, as a file. */
  'export-my-data': { input: { format: 'json' | 'pdf' }; answer: Blob }
  /** Read before the deletion, which performs exactly that. */
  'account-ending': { input: Record<string, never>; answer: AccountEnding }
  'delete-my-account': {
    input: { confirmation: string; password?: string | undefined; announced?: AnnouncedEnding }
    answer: { deleted: true }
  }

  /**
   * `level` is the conversation’s: it never drops for an explicit statement. `card`
   * has at most three lines, most useful first.
   */
  'chat-wit-ai': { input: ChatMessage; answer: ChatAnswer }
  /** Assigns an anonymous conversation to the account of a caller who knows its id. */
  'adopt-conversation': { input: { sessionId: string }; answer: { adopted: true } }

  /**
   * To the other party of a thread. `help`: help line numbers for a message that shows danger, most useful first; a
   * refusal has them in its `details`.
   */
  'send-message': { input: OutgoingMessage; answer: { messageId: string; sentAt: string; help: string[] } }
  'mark-thread-read': { input: { threadId: string; until: string }; answer: { read: true } }

  'send-contact-message': { input: ContactMessage & SecurityCheck; answer: { received: true } }
  'subscribe-to-newsletter': { input: { email: string } & SecurityCheck; answer: { received: true } }
  'confirm-newsletter': { input: { token: string }; answer: { confirmed: true } }
  'unsubscribe-from-newsletter': { input: { token: string }; answer: { unsubscribed: true } }

  'add-slot': { input: NewSlot; answer: { slotId: string } }
  /** Days whose hours do not exist (DST), have passed or overlap another slot are skipped and returned. */
  'add-recurring-slots': { input: NewRecurringSlots; answer: { added: number; skippedDays: string[] } }
  'remove-slot': { input: { slotId: string }; answer: { removed: true } }
  /** Booked appointments stay, whatever the limits become. */
  'limit-bookings': { input: BookingLimits; answer: { saved: true } }

  /** New secret URL of the caller’s appointments; the previous one stops working. */
  'open-calendar-feed': { input: Record<string, never>; answer: { url: string } }
  'save-payout-account': { input: PayoutAccount & { password?: string | undefined }; answer: { ibanEnd: string } }

  /**
   * Refused with `slot_taken`, or with the limit of the practitioner that forbids it; `details.alternatives` are the
   * nearest free starts (`Alternative[]`).
   */
  'hold-slot': { input: HoldRequest; answer: Hold }
  'request-parental-authorisation': { input: ParentalRequest; answer: { sent: true } }
  /** State of a parental request by its mailed link, and the effects of withdrawing consent. */
  'open-parental-authorisation': { input: { token: string }; answer: ParentalFile }
  'answer-parental-authorisation': { input: ParentalAnswer; answer: { isAccepted: boolean } }
  /** Refused with `appointment_terms_changed` when the refund differs from the one shown. */
  'withdraw-parental-authorisation': { input: ParentalWithdrawal; answer: ParentalEnd }
  /** By either party. Refused with `appointment_terms_changed` when the refund differs from the one shown. */
  'cancel-appointment': { input: CancelRequest; answer: { refundCents: number } }
  /** « Renoncer au contrat ici » */
  'withdraw-from-contract': { input: { appointmentId: string }; answer: { refundCents: number } }
  /** To another time, another practitioner, or both; by either party. Refused like `hold-slot`. */
  'move-appointment': { input: MoveRequest; answer: { startsAt: string; practitionerId: string } }
  /** By a practitioner: proposes a colleague who is free at that time. Nothing changes before the patient accepts. */
  'propose-hand-over': { input: HandOverProposal; answer: { proposed: true } }
  /** By the patient, about the colleague shown. */
  'answer-hand-over': { input: HandOverAnswer; answer: { practitionerId: string } }

  /** A premium month: the first, or one that another card failed to pay. Cards as for `create-payment`. */
  'subscribe-to-premium': { input: { card: Card | null } & BirthdateAnswer; answer: BegunPayment }
  /** Asks `birthdate_to_confirm` once, before a date below the minimum age is locked; so do `hold-slot` and the one above. */
  'give-birthdate': { input: BirthdateAnswer; answer: { rule: AgeRule } }
  'confirm-subscription': { input: { paymentId: string; code: string }; answer: { subscribed: true } }
  'cancel-subscription': { input: Record<string, never>; answer: { accessUntil: string } }
  'resume-subscription': { input: Record<string, never>; answer: { resumed: true } }
  /** Premium. `usesConversations`: consent to look for themes in messages to the assistant. */
  'analyse-my-mood': {
    input: Record<string, never>
    answer: { analysis: MoodAnalysis; resources: ChosenResource[]; usesConversations: boolean }
  }
  'stop-daily-mails': { input: { token: string }; answer: { stopped: 'daily' | 'alerts' } }
  /** Premium. To the practitioner of an upcoming appointment; withdrawn by deleting the row of `letters`. */
  'share-letter': { input: { appointmentId: string; body: string }; answer: { shared: true } }
  /** Full refund the first time in twelve months, then the unused part. */
  'withdrawal-terms': { input: Record<string, never>; answer: { refundCents: number } }
  'withdraw-from-subscription': { input: Record<string, never>; answer: { refundCents: number } }

  /**
   * For the two parties, a called supervisor, and a guest with a token; `not_found` for others. Also polls the room's state.
   */
  'enter-room': { input: EnterRoom; answer: RoomEntrance }
  /** By the practitioner; refused with `patient_not_there`. */
  'admit-patient': { input: { appointmentId: string }; answer: { admittedAt: string } }
  /**
   * « Terminer ». `ended: false`: the call has not begun (the patient was never admitted and is not late yet), so the
   * caller just leaves, and the room stays open.
   */
  'end-consultation': { input: { appointmentId: string }; answer: { ended: boolean } }
  /**
   * « Offrir cette séance »: by the practitioner, once it has begun; full refund for the patient. `at_the_end`: the
   * consultation continues, and the refund is sent when it is over. `refunded_before`: nothing was left to refund.
   */
  'offer-consultation': {
    input: { appointmentId: string }
    answer: { offered: 'refunded' | 'refunded_before' | 'at_the_end' }
  }
  /** « La liaison a-t-elle marché ? » */
  'report-connection': { input: { appointmentId: string; worked: boolean }; answer: { received: true } }
  /** New link for the second person of a couple or family consultation; the previous one stops working. */
  'invite-companion': { input: Companion; answer: { url: string } }

  /** Shown before a report is written: who would read it. */
  'find-report-reader': { input: { appointmentId: string }; answer: { practitionerName: string; reader: ReportReader } }
  /** By a patient about the practitioner of a consultation that has begun. Only a referent reads the text. */
  'report-practitioner': { input: PractitionerReport; answer: { answeredBy: string; reader: ReportReader } }
  /** By a referent, who takes it by opening it; recorded in the reporter’s access log. */
  'open-report': { input: { reportId: string }; answer: OpenedReport }
  /** For referents: archives opened by two administrators; the content of one is for the referent who takes it. */
  'list-open-archives': { input: Record<string, never>; answer: { archives: OpenArchive[] } }
  'read-archive': { input: { openingId: string }; answer: OpenedArchive }
  'answer-report': { input: ReportAnswer; answer: { answered: true } }
  /** By the referent who has opened it; an administrator decides. */
  'request-suspension': { input: { reportId: string; reason: string }; answer: { requested: true } }
  /** By the referent who has opened a grave report; an administrator decides, and `open-report` then tells the identity. */
  'request-reporter-identity': { input: { reportId: string; reason: string }; answer: { requested: true } }

  /** `card` is for the embedded provider, which accepts test cards only; Stripe has its own fields. */
  'create-payment': { input: { appointmentId: string; card: Card | null }; answer: BegunPayment }
  /** A PDF file. */
  'download-receipt': { input: { paymentId: string }; answer: Blob }
  /** From card to refund with the embedded provider, for /payment-test. */
  'test-payment': {
    input: { scenario: 'accepted' | 'refused' }
    answer: { outcome: 'accepted' | 'refused'; paymentId: string | null }
  }
  /** 3-D Secure step of the embedded provider. `refunded`: the start was taken, and the charge refunded. */
  'confirm-payment': {
    input: { paymentId: string; code: string }
    answer: { appointmentId: string; outcome: 'confirmed' | 'refunded' }
  }
}

export type FunctionName = keyof FunctionContracts
export type InputOf<N extends FunctionName> = FunctionContracts[N]['input']
export type AnswerOf<N extends FunctionName> = FunctionContracts[N]['answer']
