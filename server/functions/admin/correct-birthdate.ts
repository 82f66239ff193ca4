import { z } from 'zod'
import { actReasonField } from '#domain/admin/acts.ts'
import { errorMessage } from '#domain/messages.ts'
import { plausibleBirthdate } from '#domain/profile/birthdate.ts'
import { defineAdminFunction } from '../../admin/define-admin-function.ts'
import { queueMail } from '../../mail/queue-mail.ts'
import { lockPatient } from '../../money/lock-patient.ts'

/** A typing error in a locked birthdate, mended on a proof of identity. Without consent of a parent, a job ends purchases. */
export const correctBirthdate = defineAdminFunction({
  name: 'correct-birthdate',
  level: 'step-up',
  input: z.object({
    personId: z.uuid(),
    birthdate: plausibleBirthdate,
    isProofSeen: z.literal(true, errorMessage('birthdate_proof_missing')),
    reason: actReasonField,
  }),
  audit: ({ input: { personId, reason } }) => ({ subject: personId, detail: { reason, isProofSeen: true } }),
  async handle({ input: { personId, birthdate }, sql, now, deps: { jobs } }) {
    await lockPatient(sql, personId)
    await sql`update profiles set birthdate = ${birthdate}, birthdate_locked_at = ${now} where id = ${personId}`
    const [account] = await sql<{ email: string | null }[]>`select email from auth.users where id = ${personId}`
    if (account?.email)
      await queueMail(sql, jobs, { to: account.email, template: 'birthdate-corrected', data: { birthdate } })
    return { corrected: true }
  },
})
