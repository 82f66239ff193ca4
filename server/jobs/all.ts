import { answerCodeRequest } from './account/answer-code-request.ts'
import { deleteDiscardedFiles } from './account/delete-discarded-files.ts'
import { endInactiveAccounts } from './account/end-inactive-accounts.ts'
import { forgetEndedSessions } from './account/forget-ended-sessions.ts'
import { forgetExpiredRows } from './account/forget-expired-rows.ts'
import { keepRetention } from './account/keep-retention.ts'
import { rotateSigningKeys } from './account/rotate-signing-keys.ts'
import { warnInactiveAccounts } from './account/warn-inactive-accounts.ts'
import { endAbandonedRooms } from './booking/end-abandoned-rooms.ts'
import { forgetUnpaidHolds } from './booking/forget-unpaid-holds.ts'
import { keepDemoRoom } from './booking/keep-demo-room.ts'
import { sendReminders } from './booking/send-reminders.ts'
import { settleConsultations } from './booking/settle-consultations.ts'
import { tellLatePractitioner } from './booking/tell-late-practitioner.ts'
import { tellOfFreeSlots } from './booking/tell-of-free-slots.ts'
import { tellOfMessage } from './booking/tell-of-message.ts'
import { countFigures } from './count-figures.ts'
import type { AnyJob } from './define-job.ts'
import { expireActRequests } from './expire-act-requests.ts'
import { forgetAnonymousConversations } from './forget-anonymous-conversations.ts'
import { makeMonths } from './make-months.ts'
import { endWithoutConsentJob } from './payment/end-without-consent.ts'
import { forgetCards } from './payment/forget-cards.ts'
import { reconcilePayments } from './payment/reconcile-payments.ts'
import { renewSubscriptions } from './payment/renew-subscriptions.ts'
import { sendRefund } from './payment/send-refund.ts'
import { probeComponents } from './probe-components.ts'
import { refreshOpenings } from './refresh-openings.ts'
import { sealAuditLog } from './seal-audit-log.ts'
import { sendDailyNotes } from './send-daily-notes.ts'
import { sendMail } from './send-mail.ts'
import { sendNewsletterJob } from './send-newsletter.ts'
import { sendSms } from './send-sms.ts'
import { countMeetingHours } from './supervision/count-meeting-hours.ts'
import { countPractitionerFigures } from './supervision/count-practitioner-figures.ts'
import { escalateAlerts } from './supervision/escalate-alerts.ts'
import { expireStudentStatus } from './supervision/expire-student-status.ts'
import { followLostSupervision } from './supervision/follow-lost-supervision.ts'
import { raiseAlerts } from './supervision/raise-alerts.ts'
import { remindOfNotes } from './supervision/remind-of-notes.ts'
import { remindOfReports } from './supervision/remind-of-reports.ts'
import { warnOfBreaches } from './warn-of-breaches.ts'

/** Every background job. */
export const allJobs: readonly AnyJob[] = [
  settleConsultations,
  endAbandonedRooms,
  tellLatePractitioner,
  remindOfNotes,
  remindOfReports,
  warnOfBreaches,
  countMeetingHours,
  countPractitionerFigures,
  countFigures,
  raiseAlerts,
  escalateAlerts,
  keepDemoRoom,
  expireActRequests,
  expireStudentStatus,
  sealAuditLog,
  probeComponents,
  followLostSupervision,
  forgetUnpaidHolds,
  sendRefund,
  sendReminders,
  tellOfFreeSlots,
  refreshOpenings,
  tellOfMessage,
  answerCodeRequest,
  deleteDiscardedFiles,
  forgetAnonymousConversations,
  forgetEndedSessions,
  forgetExpiredRows,
  keepRetention,
  makeMonths,
  warnInactiveAccounts,
  endInactiveAccounts,
  rotateSigningKeys,
  reconcilePayments,
  forgetCards,
  endWithoutConsentJob,
  renewSubscriptions,
  sendDailyNotes,
  sendMail,
  sendNewsletterJob,
  sendSms,
]
