import type { AnyFunction } from '../doors/functions/define-function.ts'
import { acceptTerms } from './account/accept-terms.ts'
import { accountEnding } from './account/account-ending.ts'
import { checkRegistrationCode } from './account/check-registration-code.ts'
import { chooseSecondStep } from './account/choose-second-step.ts'
import { deleteMyAccount } from './account/delete-my-account.ts'
import { endSession } from './account/end-session.ts'
import { exportMyData } from './account/export-my-data.ts'
import { forgetDevice } from './account/forget-device.ts'
import { giveBirthdate } from './account/give-birthdate.ts'
import { listMySessions } from './account/list-my-sessions.ts'
import { listTrustedDevices } from './account/list-trusted-devices.ts'
import { newSecurityCheck } from './account/new-security-check.ts'
import { requestProofUpload } from './account/request-proof-upload.ts'
import { secondStep } from './account/second-step.ts'
import { sendRegistrationCode } from './account/send-registration-code.ts'
import { answerContact } from './admin/answer-contact.ts'
import { assignSupervisorTo } from './admin/assign-supervisor.ts'
import { correctBirthdate } from './admin/correct-birthdate.ts'
import { decideAct } from './admin/decide-act.ts'
import { downloadIncidentRegister } from './admin/download-incident-register.ts'
import { endSessionsOf } from './admin/end-sessions-of.ts'
import { findPeople } from './admin/find-people.ts'
import { cancelAsTeam } from './admin/money/cancel-as-team.ts'
import { closeTestDispute } from './admin/money/close-test-dispute.ts'
import { decideReview } from './admin/money/decide-review.ts'
import { listOwedPayouts } from './admin/money/list-owed-payouts.ts'
import { openHeldIdentity } from './admin/money/open-held-identity.ts'
import { recordRefundPaid } from './admin/money/record-refund-paid.ts'
import { refundPayment } from './admin/money/refund-payment.ts'
import { sendRefundAgain } from './admin/money/send-refund-again.ts'
import { writePayoutFileFor } from './admin/money/write-payout-file.ts'
import { openPerson } from './admin/open-person.ts'
import { openProof } from './admin/open-proof.ts'
import { publishAnnouncement } from './admin/publish-announcement.ts'
import { recordIncident } from './admin/record-incident.ts'
import { requestAct } from './admin/request-act.ts'
import { requestNewsletter } from './admin/request-newsletter.ts'
import { reviewProof } from './admin/review-proof.ts'
import { runDiagnosticForAdmin } from './admin/run-diagnostic.ts'
import { saveNewsletter } from './admin/save-newsletter.ts'
import { setSwitch } from './admin/set-switch.ts'
import { suspendPractitioner } from './admin/suspend-practitioner.ts'
import { suspensionEffects } from './admin/suspension-effects.ts'
import { takeContact } from './admin/take-contact.ts'
import { testNewsletter } from './admin/test-newsletter.ts'
import { undoReview } from './admin/undo-review.ts'
import { withdrawAnnouncement } from './admin/withdraw-announcement.ts'
import { findArchive } from './archive/find-archive.ts'
import { listOpenArchives } from './archive/list-open-archives.ts'
import { readArchive } from './archive/read-archive.ts'
import { addRecurringSlots } from './booking/add-recurring-slots.ts'
import { addSlot } from './booking/add-slot.ts'
import { answerHandOver } from './booking/answer-hand-over.ts'
import { answerParentalAuthorisation } from './booking/answer-parental-authorisation.ts'
import { cancelAppointment } from './booking/cancel-appointment.ts'
import { holdSlot } from './booking/hold-slot.ts'
import { limitBookings } from './booking/limit-bookings.ts'
import { moveAppointment } from './booking/move-appointment.ts'
import { openCalendarFeed } from './booking/open-calendar-feed.ts'
import { openParentalAuthorisation } from './booking/open-parental-authorisation.ts'
import { proposeHandOver } from './booking/propose-hand-over.ts'
import { removeSlot } from './booking/remove-slot.ts'
import { requestParentalAuthorisation } from './booking/request-parental-authorisation.ts'
import { withdrawFromContract } from './booking/withdraw-from-contract.ts'
import { withdrawParentalAuthorisation } from './booking/withdraw-parental-authorisation.ts'
import { withdrawalTerms } from './booking/withdrawal-terms.ts'
import { adoptConversation } from './chat/adopt-conversation.ts'
import { analyseMyMood } from './chat/analyse-my-mood.ts'
import { chatWitAi } from './chat/chat-wit-ai.ts'
import { markThreadRead } from './chat/mark-thread-read.ts'
import { sendMessage } from './chat/send-message.ts'
import { shareLetter } from './chat/share-letter.ts'
import { checkAttestation } from './hours/check-attestation.ts'
import { confirmHours } from './hours/confirm-hours.ts'
import { declareHours } from './hours/declare-hours.ts'
import { downloadAttestation } from './hours/download-attestation.ts'
import { issueAttestation } from './hours/issue-attestation.ts'
import { revokeAttestation } from './hours/revoke-attestation.ts'
import { takeBackHours } from './hours/take-back-hours.ts'
import { amendNote } from './notes/amend-note.ts'
import { openNote } from './notes/open-note.ts'
import { reviewNote } from './notes/review-note.ts'
import { saveNote } from './notes/save-note.ts'
import { submitNote } from './notes/submit-note.ts'
import { cancelSubscription } from './payment/cancel-subscription.ts'
import { confirmPayment } from './payment/confirm-payment.ts'
import { confirmSubscription } from './payment/confirm-subscription.ts'
import { createPayment } from './payment/create-payment.ts'
import { downloadReceipt } from './payment/download-receipt.ts'
import { resumeSubscription } from './payment/resume-subscription.ts'
import { savePayoutAccount } from './payment/save-payout-account.ts'
import { subscribeToPremium } from './payment/subscribe-to-premium.ts'
import { testPayment } from './payment/test-payment.ts'
import { withdrawFromSubscription } from './payment/withdraw-from-subscription.ts'
import { moderateRating } from './ratings/moderate-rating.ts'
import { replyToRating } from './ratings/reply-to-rating.ts'
import { answerReport } from './reports/answer-report.ts'
import { findReportReader } from './reports/find-report-reader.ts'
import { openReport } from './reports/open-report.ts'
import { reportPractitioner } from './reports/report-practitioner.ts'
import { requestReporterIdentity } from './reports/request-reporter-identity.ts'
import { requestSuspension } from './reports/request-suspension.ts'
import { confirmNewsletter } from './site/confirm-newsletter.ts'
import { sendContactMessage } from './site/send-contact-message.ts'
import { stopDailyMails } from './site/stop-daily-mails.ts'
import { subscribeToNewsletter } from './site/subscribe-to-newsletter.ts'
import { unsubscribeFromNewsletter } from './site/unsubscribe-from-newsletter.ts'
import { bookMeeting } from './supervision/book-meeting.ts'
import { cancelMeeting } from './supervision/cancel-meeting.ts'
import { closeAlert } from './supervision/close-alert.ts'
import { flagCrisis } from './supervision/flag-crisis.ts'
import { offerMeeting } from './supervision/offer-meeting.ts'
import { seeAlert } from './supervision/see-alert.ts'
import { takeAlert } from './supervision/take-alert.ts'
import { writeOnAlert } from './supervision/write-on-alert.ts'
import { admitPatient } from './video/admit-patient.ts'
import { agreeToIdentity } from './video/agree-to-identity.ts'
import { agreeToSupervisor } from './video/agree-to-supervisor.ts'
import { answerSupervision } from './video/answer-supervision.ts'
import { callSupervision } from './video/call-supervision.ts'
import { endConsultation } from './video/end-consultation.ts'
import { enterRoom } from './video/enter-room.ts'
import { inviteCompanion } from './video/invite-companion.ts'
import { offerConsultation } from './video/offer-consultation.ts'
import { openIdentity } from './video/open-identity.ts'
import { rateConsultation } from './video/rate-consultation.ts'
import { reportConnection } from './video/report-connection.ts'
import { savePersonalNote } from './video/save-personal-note.ts'
import { shareSummary } from './video/share-summary.ts'

/** Every function of /functions/v1. */
export const allFunctions: readonly AnyFunction[] = [
  checkAttestation,
  confirmHours,
  declareHours,
  downloadAttestation,
  issueAttestation,
  revokeAttestation,
  takeBackHours,
  moderateRating,
  replyToRating,
  answerReport,
  listOpenArchives,
  readArchive,
  findReportReader,
  openReport,
  reportPractitioner,
  requestReporterIdentity,
  requestSuspension,
  enterRoom,
  admitPatient,
  endConsultation,
  agreeToIdentity,
  agreeToSupervisor,
  answerSupervision,
  callSupervision,
  inviteCompanion,
  offerConsultation,
  openIdentity,
  rateConsultation,
  reportConnection,
  saveNote,
  amendNote,
  openNote,
  reviewNote,
  flagCrisis,
  seeAlert,
  takeAlert,
  writeOnAlert,
  closeAlert,
  offerMeeting,
  bookMeeting,
  cancelMeeting,
  savePersonalNote,
  shareSummary,
  submitNote,
  assignSupervisorTo,
  decideAct,
  findArchive,
  findPeople,
  correctBirthdate,
  endSessionsOf,
  openPerson,
  openHeldIdentity,
  cancelAsTeam,
  closeTestDispute,
  decideReview,
  listOwedPayouts,
  refundPayment,
  recordRefundPaid,
  sendRefundAgain,
  writePayoutFileFor,
  openProof,
  requestAct,
  reviewProof,
  runDiagnosticForAdmin,
  suspendPractitioner,
  suspensionEffects,
  setSwitch,
  publishAnnouncement,
  withdrawAnnouncement,
  recordIncident,
  downloadIncidentRegister,
  saveNewsletter,
  testNewsletter,
  requestNewsletter,
  takeContact,
  answerContact,
  undoReview,
  adoptConversation,
  acceptTerms,
  accountEnding,
  addRecurringSlots,
  addSlot,
  analyseMyMood,
  answerHandOver,
  cancelAppointment,
  cancelSubscription,
  chatWitAi,
  checkRegistrationCode,
  chooseSecondStep,
  confirmNewsletter,
  confirmPayment,
  confirmSubscription,
  createPayment,
  deleteMyAccount,
  downloadReceipt,
  endSession,
  exportMyData,
  forgetDevice,
  giveBirthdate,
  answerParentalAuthorisation,
  openParentalAuthorisation,
  withdrawParentalAuthorisation,
  holdSlot,
  limitBookings,
  listMySessions,
  listTrustedDevices,
  markThreadRead,
  moveAppointment,
  newSecurityCheck,
  openCalendarFeed,
  proposeHandOver,
  removeSlot,
  requestParentalAuthorisation,
  requestProofUpload,
  resumeSubscription,
  savePayoutAccount,
  secondStep,
  sendContactMessage,
  sendMessage,
  sendRegistrationCode,
  subscribeToNewsletter,
  shareLetter,
  stopDailyMails,
  subscribeToPremium,
  testPayment,
  unsubscribeFromNewsletter,
  withdrawFromContract,
  withdrawFromSubscription,
  withdrawalTerms,
]
