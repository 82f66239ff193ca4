import { attestationRevocationSchema } from '#domain/attestation/schema.ts'
import { AppError } from '#domain/errors.ts'
import { defineFunction } from '../../doors/functions/define-function.ts'
import { callerId } from '../../identity/caller-id.ts'
import { requirePractising } from '../../identity/require-practising.ts'
import { requireReauthentication } from '../../identity/require-reauthentication.ts'
import { notifyInbox } from '../../live/notify-inbox.ts'
import { queueMail } from '../../mail/queue-mail.ts'

/** By the supervisor who sealed it, or the student's current one. A check of the number shows it at once. */
export const revokeAttestation = defineFunction({
  name: 'revoke-attestation',
  who: ['therapist'],
  input: attestationRevocationSchema,
  async handle({ input: { attestationId, reason }, identity, sql, now, deps: { jobs, fanout } }) {
    const id = callerId(identity)
    await requirePractising(sql, id)
    await requireReauthentication(sql, identity, now)
    const [revoked] = await sql<{ number: string; student_id: string; email: string | null }[]>`
      update attestations a set revoked_at = ${now}, revoked_by_name = me.first_name || ' ' || me.last_name,
        revocation_reason = ${reason}
      from profiles me, profiles student, auth.users account
      where a.id = ${attestationId} and a.revoked_at is null and me.id = ${id} and student.id = a.student_id
        and account.id = a.student_id and ${id} in (a.supervisor_id, student.supervisor_id)
      returning a.number, a.student_id, account.email`
    if (!revoked) throw new AppError('not_found')
    const { number, student_id: studentId, email } = revoked
    if (email) await queueMail(sql, jobs, { to: email, template: 'attestation-revoked', data: { number } })
    notifyInbox(sql, fanout, [studentId], 'supervision')
    return { revoked: true }
  },
})
