import { answerCodeRequest } from './answer-code-request.ts'
import { countFigures } from './count-figures.ts'
import { countMeetingHours } from './count-meeting-hours.ts'
import { countPractitionerFigures } from './count-practitioner-figures.ts'
import type { AnyJob } from './define-job.ts'
import { deleteDiscardedFiles } from './delete-discarded-files.ts'
import { endInactiveAccounts } from './end-inactive-accounts.ts'
import { escalateAlerts } from './escalate-alerts.ts'
import { expireActRequests } from './expire-act-requests.ts'
import { expireStudentStatus } from './expire-student-status.ts'
import { followLostSupervision } from './follow-lost-supervision.ts'
import { forgetAnonymousConversations } from './forget-anonymous-conversations.ts'
import { forgetEndedSessions } from './forget-ended-sessions.ts'
import { forgetExpiredRows } from './forget-expired-rows.ts'
import { forgetUnpaidHolds } from './forget-unpaid-holds.ts'
import { keepDemoRoom } from './keep-demo-room.ts'
import { keepRetention } from './keep-retention.ts'
import { probeComponents } from './probe-components.ts'
import { raiseAlerts } from './raise-alerts.ts'
import { reconcilePayments } from './reconcile-payments.ts'
import { refreshOpenings } from './refresh-openings.ts'
import { remindOfNotes } from './remind-of-notes.ts'
import { remindOfReports } from './remind-of-reports.ts'
import { renewSubscriptions } from './renew-subscriptions.ts'
import { rotateSigningKeys } from './rotate-signing-keys.ts'
import { sealAuditLog } from './seal-audit-log.ts'
import { sendDailyNotes } from './send-daily-notes.ts'
import { sendMail } from './send-mail.ts'
import { sendNewsletterJob } from './send-newsletter.ts'
import { sendRefund } from './send-refund.ts'
import { sendReminders } from './send-reminders.ts'
import { sendSms } from './send-sms.ts'
import { settleConsultations } from './settle-consultations.ts'
import { tellLatePractitioner } from './tell-late-practitioner.ts'
import { tellOfFreeSlots } from './tell-of-free-slots.ts'
import { tellOfMessage } from './tell-of-message.ts'
import { warnInactiveAccounts } from './warn-inactive-accounts.ts'

/** Every job the server works on. */
export const allJobs: readonly AnyJob[] = [
  settleConsultations,
  tellLatePractitioner,
  remindOfNotes,
  remindOfReports,
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
  warnInactiveAccounts,
  endInactiveAccounts,
  rotateSigningKeys,
  reconcilePayments,
  renewSubscriptions,
  sendDailyNotes,
  sendMail,
  sendNewsletterJob,
  sendSms,
]
