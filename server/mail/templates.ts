import { accountEnds } from './account/account-ends.ts'
import { accountErased } from './account/account-erased.ts'
import { accountExists } from './account/account-exists.ts'
import { birthdateCorrected } from './account/birthdate-corrected.ts'
import { emailChangeCode } from './account/email-change-code.ts'
import { emailChanged } from './account/email-changed.ts'
import { passwordChanged } from './account/password-changed.ts'
import { phoneChanged } from './account/phone-changed.ts'
import { reauthenticationCode } from './account/reauthentication-code.ts'
import { recoveryCode } from './account/recovery-code.ts'
import { registrationCode } from './account/registration-code.ts'
import { secondFactorChanged } from './account/second-factor-changed.ts'
import { secondFactorReset } from './account/second-factor-reset.ts'
import { secondStepChanged } from './account/second-step-changed.ts'
import { signInCode } from './account/sign-in-code.ts'
import { signUpCode } from './account/sign-up-code.ts'
import { wayInChanged } from './account/way-in-changed.ts'
import { actRequested } from './admin/act-requested.ts'
import { auditSealed } from './admin/audit-sealed.ts'
import { breachDeadline } from './admin/breach-deadline.ts'
import { componentCritical } from './admin/component-critical.ts'
import { invitation } from './admin/invitation.ts'
import { paymentDisputed } from './admin/payment-disputed.ts'
import { secondFactorResetByCommand } from './admin/second-factor-reset-by-command.ts'
import { appointmentCanceled } from './booking/appointment-canceled.ts'
import { appointmentConfirmed } from './booking/appointment-confirmed.ts'
import { appointmentMoved } from './booking/appointment-moved.ts'
import { appointmentReminder } from './booking/appointment-reminder.ts'
import { handOverProposed } from './booking/hand-over-proposed.ts'
import { handOverRefused } from './booking/hand-over-refused.ts'
import { parentalAnswered } from './booking/parental-answered.ts'
import { parentalAuthorisation } from './booking/parental-authorisation.ts'
import { parentalRecorded } from './booking/parental-recorded.ts'
import { slotFree } from './booking/slot-free.ts'
import { withdrawalAcknowledged } from './booking/withdrawal-acknowledged.ts'
import { contactAcknowledgement } from './contact-acknowledgement.ts'
import { contactAnswer } from './contact-answer.ts'
import { contactMessage } from './contact-message.ts'
import { dailyNote } from './daily-note.ts'
import { letterShared } from './letter-shared.ts'
import type { MailTemplate } from './mail-content.ts'
import { messageWaiting } from './message-waiting.ts'
import { newsletter } from './newsletter.ts'
import { newsletterAlreadySubscribed } from './newsletter-already-subscribed.ts'
import { newsletterConfirmation } from './newsletter-confirmation.ts'
import { payoutAccountChanged } from './payment/payout-account-changed.ts'
import { refundReturned } from './payment/refund-returned.ts'
import { refundSent } from './payment/refund-sent.ts'
import { subscriptionNews } from './payment/subscription-news.ts'
import { alertMessage } from './supervision/alert-message.ts'
import { archiveOpened } from './supervision/archive-opened.ts'
import { attestationRevoked } from './supervision/attestation-revoked.ts'
import { attestationSealed } from './supervision/attestation-sealed.ts'
import { crisisUnseen } from './supervision/crisis-unseen.ts'
import { noteSentBack } from './supervision/note-sent-back.ts'
import { ratingAnswered } from './supervision/rating-answered.ts'
import { ratingWords } from './supervision/rating-words.ts'
import { reportAnswered } from './supervision/report-answered.ts'
import { reportReader } from './supervision/report-reader.ts'
import { reportWaits } from './supervision/report-waits.ts'
import { reporterIdentityOpened } from './supervision/reporter-identity-opened.ts'
import { supervisionAlert } from './supervision/supervision-alert.ts'
import { supervisionMeeting } from './supervision/supervision-meeting.ts'
import { suspensionAsked } from './supervision/suspension-asked.ts'
import { placeRemoved } from './verification/place-removed.ts'
import { proofDecided } from './verification/proof-decided.ts'
import { sessionInterrupted } from './verification/session-interrupted.ts'
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

/** Every mail of the product, by template name. */
export const mailTemplates = {
  'attestation-revoked': attestationRevoked,
  'attestation-sealed': attestationSealed,
  'rating-answered': ratingAnswered,
  'rating-words': ratingWords,
  'report-answered': reportAnswered,
  'archive-opened': archiveOpened,
  'report-reader': reportReader,
  'report-waits': reportWaits,
  'reporter-identity-opened': reporterIdentityOpened,
  'suspension-asked': suspensionAsked,
  'consultation-settled': consultationSettled,
  'consultation-to-review': consultationToReview,
  'note-reminder': noteReminder,
  'note-sent-back': noteSentBack,
  'supervision-alert': supervisionAlert,
  'crisis-unseen': crisisUnseen,
  'alert-message': alertMessage,
  'breach-deadline': breachDeadline,
  'supervision-meeting': supervisionMeeting,
  'patient-waits': patientWaits,
  'summary-shared': summaryShared,
  'supervision-called': supervisionCalled,
  'act-requested': actRequested,
  'second-factor-reset-by-command': secondFactorResetByCommand,
  'payment-disputed': paymentDisputed,
  'audit-sealed': auditSealed,
  'component-critical': componentCritical,
  invitation,
  'proof-decided': proofDecided,
  'supervision-given': supervisionGiven,
  'status-expired': statusExpired,
  'status-renewal': statusRenewal,
  'session-interrupted': sessionInterrupted,
  'supervision-lost': supervisionLost,
  'place-removed': placeRemoved,
  suspended,
  'appointment-canceled': appointmentCanceled,
  'appointment-confirmed': appointmentConfirmed,
  'appointment-moved': appointmentMoved,
  'appointment-reminder': appointmentReminder,
  'hand-over-proposed': handOverProposed,
  'hand-over-refused': handOverRefused,
  'parental-answered': parentalAnswered,
  'parental-authorisation': parentalAuthorisation,
  'parental-recorded': parentalRecorded,
  'refund-returned': refundReturned,
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
  'second-factor-reset': secondFactorReset,
  'second-step-changed': secondStepChanged,
  'sign-in-code': signInCode,
  'sign-up-code': signUpCode,
  'birthdate-corrected': birthdateCorrected,
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
