import type { AnyFunction } from '../doors/functions/define-function.ts'
import { acceptTerms } from './accept-terms.ts'
import { addRecurringSlots } from './add-recurring-slots.ts'
import { addSlot } from './add-slot.ts'
import { answerContact } from './admin/answer-contact.ts'
import { assignSupervisorTo } from './admin/assign-supervisor.ts'
import { decideAct } from './admin/decide-act.ts'
import { downloadIncidentRegister } from './admin/download-incident-register.ts'
import { endSessionsOf } from './admin/end-sessions-of.ts'
import { findPeople } from './admin/find-people.ts'
import { cancelAsTeam } from './admin/money/cancel-as-team.ts'
import { closeTestDispute } from './admin/money/close-test-dispute.ts'
import { decideReview } from './admin/money/decide-review.ts'
import { listOwedPayouts } from './admin/money/list-owed-payouts.ts'
import { openHeldIdentity } from './admin/money/open-held-identity.ts'
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
import { takeContact } from './admin/take-contact.ts'
import { testNewsletter } from './admin/test-newsletter.ts'
import { undoReview } from './admin/undo-review.ts'
import { withdrawAnnouncement } from './admin/withdraw-announcement.ts'
import { adoptConversation } from './adopt-conversation.ts'
import { analyseMyMood } from './analyse-my-mood.ts'
import { answerHandOver } from './answer-hand-over.ts'
import { cancelAppointment } from './cancel-appointment.ts'
import { cancelSubscription } from './cancel-subscription.ts'
import { chatWitAi } from './chat-wit-ai.ts'
import { checkRegistrationCode } from './check-registration-code.ts'
import { chooseSecondStep } from './choose-second-step.ts'
import { confirmNewsletter } from './confirm-newsletter.ts'
import { confirmPayment } from './confirm-payment.ts'
import { confirmSubscription } from './confirm-subscription.ts'
import { createPayment } from './create-payment.ts'
import { deleteMyAccount } from './delete-my-account.ts'
import { downloadReceipt } from './download-receipt.ts'
import { endSession } from './end-session.ts'
import { exportMyData } from './export-my-data.ts'
import { forgetDevice } from './forget-device.ts'
import { grantParentalAuthorisation } from './grant-parental-authorisation.ts'
import { holdSlot } from './hold-slot.ts'
import { checkAttestation } from './hours/check-attestation.ts'
import { confirmHours } from './hours/confirm-hours.ts'
import { declareHours } from './hours/declare-hours.ts'
import { downloadAttestation } from './hours/download-attestation.ts'
import { issueAttestation } from './hours/issue-attestation.ts'
import { revokeAttestation } from './hours/revoke-attestation.ts'
import { takeBackHours } from './hours/take-back-hours.ts'
import { listMySessions } from './list-my-sessions.ts'
import { listTrustedDevices } from './list-trusted-devices.ts'
import { markThreadRead } from './mark-thread-read.ts'
import { moveAppointment } from './move-appointment.ts'
import { newSecurityCheck } from './new-security-check.ts'
import { amendNote } from './notes/amend-note.ts'
import { openNote } from './notes/open-note.ts'
import { reviewNote } from './notes/review-note.ts'
import { saveNote } from './notes/save-note.ts'
import { submitNote } from './notes/submit-note.ts'
import { openCalendarFeed } from './open-calendar-feed.ts'
import { proposeHandOver } from './propose-hand-over.ts'
import { moderateRating } from './ratings/moderate-rating.ts'
import { replyToRating } from './ratings/reply-to-rating.ts'
import { releaseHold } from './release-hold.ts'
import { removeSlot } from './remove-slot.ts'
import { answerReport } from './reports/answer-report.ts'
import { openReport } from './reports/open-report.ts'
import { reportPractitioner } from './reports/report-practitioner.ts'
import { requestSuspension } from './reports/request-suspension.ts'
import { requestParentalAuthorisation } from './request-parental-authorisation.ts'
import { requestProofUpload } from './request-proof-upload.ts'
import { resumeSubscription } from './resume-subscription.ts'
import { savePayoutAccount } from './save-payout-account.ts'
import { secondStep } from './second-step.ts'
import { sendContactMessage } from './send-contact-message.ts'
import { sendMessage } from './send-message.ts'
import { sendRegistrationCode } from './send-registration-code.ts'
import { shareLetter } from './share-letter.ts'
import { stopDailyMails } from './stop-daily-mails.ts'
import { subscribeToNewsletter } from './subscribe-to-newsletter.ts'
import { subscribeToPremium } from './subscribe-to-premium.ts'
import { bookMeeting } from './supervision/book-meeting.ts'
import { cancelMeeting } from './supervision/cancel-meeting.ts'
import { closeAlert } from './supervision/close-alert.ts'
import { flagCrisis } from './supervision/flag-crisis.ts'
import { offerMeeting } from './supervision/offer-meeting.ts'
import { seeAlert } from './supervision/see-alert.ts'
import { testPayment } from './test-payment.ts'
import { unsubscribeFromNewsletter } from './unsubscribe-from-newsletter.ts'
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
import { withdrawFromContract } from './withdraw-from-contract.ts'
import { withdrawFromSubscription } from './withdraw-from-subscription.ts'
import { withdrawalTerms } from './withdrawal-terms.ts'

/** Every function that /functions/v1 offers. */
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
  openReport,
  reportPractitioner,
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
  closeAlert,
  offerMeeting,
  bookMeeting,
  cancelMeeting,
  savePersonalNote,
  shareSummary,
  submitNote,
  assignSupervisorTo,
  decideAct,
  findPeople,
  endSessionsOf,
  openPerson,
  openHeldIdentity,
  cancelAsTeam,
  closeTestDispute,
  decideReview,
  listOwedPayouts,
  refundPayment,
  sendRefundAgain,
  writePayoutFileFor,
  openProof,
  requestAct,
  reviewProof,
  runDiagnosticForAdmin,
  suspendPractitioner,
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
  grantParentalAuthorisation,
  holdSlot,
  listMySessions,
  listTrustedDevices,
  markThreadRead,
  moveAppointment,
  newSecurityCheck,
  openCalendarFeed,
  proposeHandOver,
  releaseHold,
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
