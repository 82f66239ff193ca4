import type { ActName } from '#domain/admin/acts.ts'
import type { Act } from './act.ts'
import { erasePersonAct } from './acts/erase-person.ts'
import { inviteAdministrator, invitePsychologist } from './acts/invite.ts'
import { liftSuspension } from './acts/lift-suspension.ts'
import { openArchive } from './acts/open-archive.ts'
import { openReporterIdentity } from './acts/open-reporter-identity.ts'
import { recordPayoutsAct } from './acts/record-payouts.ts'
import { makeReferent, unmakeReferent } from './acts/referent.ts'
import { refundPaymentAct } from './acts/refund-payment.ts'
import { resetSecondFactor } from './acts/reset-second-factor.ts'
import { sendNewsletter } from './acts/send-newsletter.ts'
import { suspendAfterReport } from './acts/suspend-after-report.ts'
import { suspendWithApproval } from './acts/suspend-with-approval.ts'
import { unmakeAdministrator, unmakePsychologist } from './acts/unmake.ts'

/** Every act that needs two people. */
export const allActs: { [A in ActName]: Act<A> } = {
  'invite-psychologist': invitePsychologist,
  'unmake-psychologist': unmakePsychologist,
  'make-referent': makeReferent,
  'unmake-referent': unmakeReferent,
  'invite-administrator': inviteAdministrator,
  'unmake-administrator': unmakeAdministrator,
  'lift-suspension': liftSuspension,
  'reset-second-factor': resetSecondFactor,
  'erase-person': erasePersonAct,
  'open-archive': openArchive,
  'refund-payment': refundPaymentAct,
  'record-payouts': recordPayoutsAct,
  'suspend-after-report': suspendAfterReport,
  'suspend-with-approval': suspendWithApproval,
  'open-reporter-identity': openReporterIdentity,
  'send-newsletter': sendNewsletter,
}
