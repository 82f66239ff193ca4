import type { Challenge } from 'altcha-lib/types'
import type { AdminFunctions } from './admin/functions.ts'
import type { OpenArchive, OpenedArchive } from './archive/opened-archive.ts'
import type { NewRecurringSlots, NewSlot } from './availability/schema.ts'
import type { ParentalFile } from './booking/parental.ts'
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
import type { OpenedReport } from './reports/opened-report.ts'
import type { PractitionerReport, ReportAnswer } from './reports/schema.ts'
import type { SupervisionFunctions } from './supervision/functions.ts'
import type { RoomEntrance } from './video/room.ts'
import type { Companion, EnterRoom } from './video/schema.ts'

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

/**
 * What each `POST /functions/v1/<name>` takes and answers: one line a function, read by `defineFunction` on the server
 * and by `invoke` in the browser. Types only, so that no schema travels to a page that does not use it.
 */
export interface FunctionContracts extends AdminFunctions, SupervisionFunctions {
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
  /** How a parent's request stands, by the link they were mailed, and what the end of their consent would undo. */
  'open-parental-authorisation': { input: { token: string }; answer: ParentalFile }
  'answer-parental-authorisation': { input: ParentalAnswer; answer: { isAccepted: boolean } }
  /** Refused with `appointment_terms_changed` when the refund is no longer the one that was shown. */
  'withdraw-parental-authorisation': { input: ParentalWithdrawal; answer: { canceled: number; refundCents: number } }
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
