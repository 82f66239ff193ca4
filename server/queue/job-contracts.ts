import { z } from 'zod'

/** Of a scheduled job: nothing that was queued reaches it. */
const nothing = z.unknown().transform(() => ({}))
const reference = z.string().min(1)

/**
 * Payload of each job, parsed before it runs: another version of the code may have queued it. Personal data stays in its
 * table: a job references the row.
 */
export const jobContracts = {
  'settle-consultations': nothing,
  'end-abandoned-rooms': nothing,
  'tell-late-practitioner': nothing,
  'raise-alerts': nothing,
  'escalate-alerts': nothing,
  'remind-of-notes': nothing,
  'expire-act-requests': nothing,
  'seal-audit-log': nothing,
  'probe-components': nothing,
  'expire-student-status': nothing,
  'follow-lost-supervision': nothing,
  'remind-of-reports': nothing,
  'warn-of-breaches': nothing,
  'count-meeting-hours': nothing,
  'count-practitioner-figures': nothing,
  'count-figures': nothing,
  'keep-demo-room': nothing,
  'reconcile-payments': nothing,
  'end-without-consent': nothing,
  'forget-cards': nothing,
  'send-refund': z.object({ refundId: reference }),
  'send-daily-notes': nothing,
  'renew-subscriptions': nothing,
  'send-reminders': nothing,
  'tell-of-free-slots': nothing,
  'refresh-openings': nothing,
  'tell-of-message': z.object({ messageId: reference }),
  'forget-unpaid-holds': nothing,
  'answer-code-request': z.object({ requestId: reference }),
  'rotate-signing-keys': nothing,
  'send-mail': z.object({ mailId: reference }),
  'send-newsletter': z.object({ newsletterId: reference }),
  'send-sms': z.object({ smsId: reference }),
  'delete-discarded-files': nothing,
  'forget-anonymous-conversations': nothing,
  'forget-ended-sessions': nothing,
  'forget-expired-rows': nothing,
  'keep-retention': nothing,
  'make-months': nothing,
  'warn-inactive-accounts': nothing,
  'end-inactive-accounts': nothing,
} satisfies Record<string, z.ZodType>

export type JobName = keyof typeof jobContracts
export type JobContracts = { [N in JobName]: z.infer<(typeof jobContracts)[N]> }
