/** Payload of each job. Personal data stays in its table: a job references the row. */
export interface JobContracts {
  'settle-consultations': Record<string, never>
  'tell-late-practitioner': Record<string, never>
  'raise-alerts': Record<string, never>
  'escalate-alerts': Record<string, never>
  'remind-of-notes': Record<string, never>
  'expire-act-requests': Record<string, never>
  'seal-audit-log': Record<string, never>
  'probe-components': Record<string, never>
  'expire-student-status': Record<string, never>
  'follow-lost-supervision': Record<string, never>
  'remind-of-reports': Record<string, never>
  'count-meeting-hours': Record<string, never>
  'count-practitioner-figures': Record<string, never>
  'count-figures': Record<string, never>
  'keep-demo-room': Record<string, never>
  'reconcile-payments': Record<string, never>
  'forget-cards': Record<string, never>
  'send-refund': { refundId: string }
  'send-daily-notes': Record<string, never>
  'renew-subscriptions': Record<string, never>
  'send-reminders': Record<string, never>
  'tell-of-free-slots': Record<string, never>
  'refresh-openings': Record<string, never>
  'tell-of-message': { messageId: string }
  'forget-unpaid-holds': Record<string, never>
  'answer-code-request': { requestId: string }
  'rotate-signing-keys': Record<string, never>
  'send-mail': { mailId: string }
  'send-newsletter': { newsletterId: string }
  'send-sms': { smsId: string }
  'delete-discarded-files': Record<string, never>
  'forget-anonymous-conversations': Record<string, never>
  'forget-ended-sessions': Record<string, never>
  'forget-expired-rows': Record<string, never>
  'keep-retention': Record<string, never>
  'make-months': Record<string, never>
  'warn-inactive-accounts': Record<string, never>
  'end-inactive-accounts': Record<string, never>
}

export type JobName = keyof JobContracts
