import type { MailTemplateName } from './templates.ts'

/**
 * For whom a mail is written, and therefore its limit. The first four go to an address that anybody can name: three a day
 * for each of them, silently, or strangers would use them against it. Codes have limits of their own, with words, counted
 * by side. The others follow acts in an account, of a booking or of the team, and must arrive.
 */
export type MailCause =
  | 'acknowledgement'
  | 'newsletter'
  | 'invitation'
  | 'alert'
  | 'code'
  | 'account'
  | 'booking'
  | 'work'
  | 'team'

/** Every template: a new one has to be classified. */
export const mailCauses = {
  'contact-acknowledgement': 'acknowledgement',
  'newsletter-already-subscribed': 'newsletter',
  'newsletter-confirmation': 'newsletter',
  invitation: 'invitation',
  'slot-free': 'alert',

  'account-exists': 'code',
  'email-change-code': 'code',
  'reauthentication-code': 'code',
  'recovery-code': 'code',
  'registration-code': 'code',
  'sign-in-code': 'code',
  'sign-up-code': 'code',

  'account-ends': 'account',
  'account-erased': 'account',
  'birthdate-corrected': 'account',
  'daily-note': 'account',
  'email-changed': 'account',
  'password-changed': 'account',
  'payout-account-changed': 'account',
  'phone-changed': 'account',
  'second-factor-changed': 'account',
  'second-factor-reset': 'account',
  'second-step-changed': 'account',
  'subscription-news': 'account',
  'way-in-changed': 'account',
  newsletter: 'account',

  'appointment-canceled': 'booking',
  'appointment-confirmed': 'booking',
  'appointment-moved': 'booking',
  'appointment-reminder': 'booking',
  'consultation-settled': 'booking',
  'hand-over-proposed': 'booking',
  'hand-over-refused': 'booking',
  'letter-shared': 'booking',
  'message-waiting': 'booking',
  // To an address that a minor names: a limit of its own for each parent's mailbox, with words.
  'parental-authorisation': 'booking',
  'parental-answered': 'booking',
  'parental-recorded': 'booking',
  'patient-waits': 'booking',
  'rating-answered': 'booking',
  'refund-returned': 'booking',
  'refund-sent': 'booking',
  'report-answered': 'booking',
  'report-reader': 'booking',
  'session-interrupted': 'booking',
  'summary-shared': 'booking',
  'withdrawal-acknowledged': 'booking',

  'alert-message': 'work',
  'attestation-revoked': 'work',
  'attestation-sealed': 'work',
  'crisis-unseen': 'work',
  'note-reminder': 'work',
  'note-sent-back': 'work',
  'place-removed': 'work',
  'proof-decided': 'work',
  'rating-words': 'work',
  'status-expired': 'work',
  'status-renewal': 'work',
  'supervision-alert': 'work',
  'supervision-called': 'work',
  'supervision-given': 'work',
  'supervision-lost': 'work',
  'supervision-meeting': 'work',
  suspended: 'work',

  'act-requested': 'team',
  'second-factor-reset-by-command': 'team',
  'archive-opened': 'team',
  'audit-sealed': 'team',
  'component-critical': 'team',
  'breach-deadline': 'team',
  'consultation-to-review': 'team',
  'contact-answer': 'team',
  'contact-message': 'team',
  'payment-disputed': 'team',
  'report-waits': 'team',
  'reporter-identity-opened': 'team',
  'suspension-asked': 'team',
} as const satisfies Record<MailTemplateName, MailCause>

const cappedCauses = ['acknowledgement', 'newsletter', 'invitation', 'alert'] as const satisfies readonly MailCause[]

type CappedCause = (typeof cappedCauses)[number]

/** Templates that anybody may cause to be sent to an address. */
export type CappedTemplate = {
  [N in MailTemplateName]: (typeof mailCauses)[N] extends CappedCause ? N : never
}[MailTemplateName]

/** The cause under which a mail is counted for its recipient; undefined for one that always leaves. */
export function cappedCauseOf(template: MailTemplateName): CappedCause | undefined {
  return cappedCauses.find((cause) => cause === mailCauses[template])
}
