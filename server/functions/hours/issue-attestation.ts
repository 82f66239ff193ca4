import { createHash, randomInt } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import { attestationDocument } from '#domain/attestation/attestation-document.ts'
import { attestationNumber } from '#domain/attestation/attestation-number.ts'
import { AppError } from '#domain/errors.ts'
import { dayOf } from '#domain/time.ts'
import { type HoursToAttest, hoursToAttest } from '../../attestation/hours-to-attest.ts'
import { seal } from '../../attestation/seal.ts'
import type { Transaction } from '../../db/postgres.ts'
import { defineFunction } from '../../doors/functions/define-function.ts'
import { callerId } from '../../identity/caller-id.ts'
import { requireReauthentication } from '../../identity/require-reauthentication.ts'
import { notifyInbox } from '../../live/notify-inbox.ts'
import { queueMail } from '../../mail/queue-mail.ts'
import { writePdf } from '../../write-pdf.ts'

/**
 * The supervisor seals the hours confirmed so far of their own supervision, if they are those on their screen. The PDF is drawn outside of any
 * transaction, then sealed and stored in one, which reads the hours again.
 */
export const issueAttestation = defineFunction({
  name: 'issue-attestation',
  who: ['therapist'],
  input: z.object({ studentId: z.uuid(), minutes: z.int().positive() }),
  limit: { per: 'account', times: 20, perSeconds: 60 * 60 },
  async handle({ input: { studentId, minutes }, identity, sql, now, deps, signal }) {
    const supervisorId = callerId(identity)
    await requireReauthentication(sql, identity, now)
    const hours = await hoursToAttest(sql, { studentId, supervisorId, now })
    if (hours.minutes !== minutes) throw new AppError('attested_hours_changed')
    await refuseSecond(sql, { studentId, supervisorId }, hours)
    return async () => {
      const number = attestationNumber(Number(dayOf(now).slice(0, 4)), String(randomInt(10_000_000)).padStart(7, '0'))
      const url = `${deps.settings.PUBLIC_URL}/attestation/${number}`
      const attestation = attestationDocument({ ...hours, number, sealedAt: now, url })
      const content = await writePdf({ kind: 'attestation', content: attestation, writtenAt: now }, signal)
      await deps.db.asService(async (later) => {
        await refuseSecond(later, { studentId, supervisorId }, hours)
        const still = await hoursToAttest(later, { studentId, supervisorId, now })
        if (!isDeepStrictEqual(still, hours)) throw new AppError('attested_hours_changed')
        const fingerprint = createHash('sha256').update(content).digest('hex')
        const [kept] = await later<{ id: string }[]>`
          insert into attestations ${later({
            number,
            student_id: studentId,
            supervisor_id: supervisorId,
            student_name: hours.studentName,
            student_gender: hours.studentGender,
            studies: hours.studies,
            university: hours.university,
            supervisor_name: hours.supervisorName,
            practising_since: hours.practisingSince,
            minutes: hours.minutes,
            first_day: hours.firstDay,
            last_day: hours.lastDay,
            sealed_at: now,
            fingerprint,
            seal: await seal(later, number, fingerprint),
          })} returning id`
        await later`insert into app.attestation_files (attestation_id, content) values (${kept?.id ?? ''}, ${Buffer.from(content)})`
        const [student] = await later<{ email: string | null }[]>`select email from auth.users where id = ${studentId}`
        if (student?.email)
          await queueMail(later, deps.jobs, { to: student.email, template: 'attestation-sealed', data: { number } })
        notifyInbox(later, deps.fanout, [studentId], 'supervision')
      })
      return { number }
    }
  },
})

/** Locks the student's profile: of two concurrent calls, the second finds the first one's attestation. */
async function refuseSecond(
  sql: Transaction,
  { studentId, supervisorId }: { studentId: string; supervisorId: string },
  { minutes, lastDay }: HoursToAttest,
): Promise<void> {
  await sql`select from profiles where id = ${studentId} for no key update`
  const same = await sql`
    select from attestations
    where student_id = ${studentId} and supervisor_id = ${supervisorId} and minutes = ${minutes} and last_day = ${lastDay} and revoked_at is null`
  if (same.count > 0) throw new AppError('attestation_exists')
}
