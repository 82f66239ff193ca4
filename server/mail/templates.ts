import { accountEnds } from './account-ends.ts'
import { accountErased } from './account-erased.ts'
import { accountExists } from './account-exists.ts'
import { actRequested } from './admin/act-requested.ts'
import { auditSealed } from './admin/audit-sealed.ts'
import { componentCritical } from './admin/component-critical.ts'
import { invitation } from './admin/invitation.ts'
import { paymentDisputed } from './admin/payment-disputed.ts'
import { appointmentCanceled } from './appointment-canceled.ts'
import { appointmentConfirmed } from './appointment-confirmed.ts'
import { appointmentMoved } from './appointment-moved.ts'
import { appointmentReminder } from './appointment-reminder.ts'
import { contactAcknowledgement } from './contact-acknowledgement.ts'
import { contactAnswer } from './contact-answer.ts'
import { contactMessage } from './contact-message.ts'
import { dailyNote } from './daily-note.ts'
import { emailChangeCode } from './email-change-code.ts'
import { emailChanged } from './email-changed.ts'
import { handOverProposed } from './hand-over-proposed.ts'
import { handOverRefused } from './hand-over-refused.ts'
import { letterShared } from './letter-shared.ts'
import type { MailTemplate } from './mail-content.ts'
import { messageWaiting } from './message-waiting.ts'
import { newsletter } from './newsletter.ts'
import { newsletterAlreadySubscribed } from './newsletter-already-subscribed.ts'
import { newsletterConfirmation } from './newsletter-confirmation.ts'
import { parentalAuthorisation } from './parental-authorisation.ts'
import { passwordChanged } from './password-changed.ts'
import { payoutAccountChanged } from './payout-account-changed.ts'
import { phoneChanged } from './phone-changed.ts'
import { reauthenticationCode } from './reauthentication-code.ts'
import { recoveryCode } from './recovery-code.ts'
import { refundSent } from './refund-sent.ts'
import { registrationCode } from './registration-code.ts'
import { secondFactorChanged } from './second-factor-changed.ts'
import { secondStepChanged } from './second-step-changed.ts'
import { signInCode } from './sign-in-code.ts'
import { signUpCode } from './sign-up-code.ts'
import { slotFree } from './slot-free.ts'
import { subscriptionNews } from './subscription-news.ts'
import { attestationRevoked } from './supervision/attestation-revoked.ts'
import { attestationSealed } from './supervision/attestation-sealed.ts'
import { crisisUnseen } from './supervision/crisis-unseen.ts'
import { noteSentBack } from './supervision/note-sent-back.ts'
import { ratingAnswered } from './supervision/rating-answered.ts'
import { ratingWords } from './supervision/rating-words.ts'
import { reportAnswered } from './supervision/report-answered.ts'
import { reportWaits } from './supervision/report-waits.ts'
import { supervisionAlert } from './supervision/supervision-alert.ts'
import { supervisionMeeting } from './supervision/supervision-meeting.ts'
import { suspensionAsked } from './supervision/suspension-asked.ts'
import { proofDecided } from './verification/proof-decided.ts'
import { statusExpired } from './verification/status-expired.ts'
import { statusRenewal } from './verification/status-renewal.ts'
import { supervisionGiven } from './verification/supervision-given.ts'
import { supervisionLost } from './verification/supervision-lost.ts'
import { suspended } from './verification/suspended.ts'
import { consultationSettled } from './video/consultation-settled.ts'
import { consultationToReview } from './video/consultation-to-review.ts'
import { noteReminder } from './video/note-reminder.ts'
import { patientWaits } from './video/patient-waits.ts'
import { summaryShared } from './video/summary-shared.ts'
import { supervisionCalled } from './video/supervision-called.ts'
import { wayInChanged } from './way-in-changed.ts'
import { withdrawalAcknowledged } from './withdrawal-acknowledged.ts'

/** Every mail the product sends, by the name it is queued under. */
export const mailTemplates = {
  'attestation-revoked': attestationRevoked,
  'attestation-sealed': attestationSealed,
  'rating-answered': ratingAnswered,
  'rating-words': ratingWords,
  'report-answered': reportAnswered,
  'report-waits': reportWaits,
  'suspension-asked': suspensionAsked,
  'consultation-settled': consultationSettled,
  'consultation-to-review': consultationToReview,
  'note-reminder': noteReminder,
  'note-sent-back': noteSentBack,
  'supervision-alert': supervisionAlert,
  'crisis-unseen': crisisUnseen,
  'supervision-meeting': supervisionMeeting,
  'patient-waits': patientWaits,
  'summary-shared': summaryShared,
  'supervision-called': supervisionCalled,
  'act-requested': actRequested,
  'payment-disputed': paymentDisputed,
  'audit-sealed': auditSealed,
  'component-critical': componentCritical,
  invitation,
  'proof-decided': proofDecided,
  'supervision-given': supervisionGiven,
  'status-expired': statusExpired,
  'status-renewal': statusRenewal,
  'supervision-lost': supervisionLost,
  suspended,
  'appointment-canceled': appointmentCanceled,
  'appointment-confirmed': appointmentConfirmed,
  'appointment-moved': appointmentMoved,
  'appointment-reminder': appointmentReminder,
  'hand-over-proposed': handOverProposed,
  'hand-over-refused': handOverRefused,
  'parental-authorisation': parentalAuthorisation,
  'refund-sent': refundSent,
  'slot-free': slotFree,
  'withdrawal-acknowledged': withdrawalAcknowledged,
  'daily-note': dailyNote,
  'letter-shared': letterShared,
  'message-waiting': messageWaiting,
  'subscription-news': subscriptionNews,
  'account-ends': accountEnds,
  'account-erased': accountErased,
  'account-exists': accountExists,
  'email-change-code': emailChangeCode,
  'email-changed': emailChanged,
  'password-changed': passwordChanged,
  'payout-account-changed': payoutAccountChanged,
  'phone-changed': phoneChanged,
  'reauthentication-code': reauthenticationCode,
  'recovery-code': recoveryCode,
  'registration-code': registrationCode,
  'second-factor-changed': secondFactorChanged,
  'second-step-changed': secondStepChanged,
  'sign-in-code': signInCode,
  'sign-up-code': signUpCode,
  'way-in-changed': wayInChanged,
  'contact-acknowledgement': contactAcknowledgement,
  'contact-answer': contactAnswer,
  'contact-message': contactMessage,
  newsletter,
  'newsletter-already-subscribed': newsletterAlreadySubscribed,
  'newsletter-confirmation': newsletterConfirmation,
} as const

export type MailTemplateName = keyof typeof mailTemplates

export type MailDataOf<N extends MailTemplateName> =
  (typeof mailTemplates)[N] extends MailTemplate<infer Data> ? Data : never
