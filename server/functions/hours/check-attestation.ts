import { createHash } from 'node:crypto'
import { z } from 'zod'
import { attestationNumberField } from '#domain/attestation/schema.ts'
import { ATTESTATION_CHECKS_PER_HOUR } from '#domain/constants.ts'
import { AppError } from '#domain/errors.ts'
import { isSealIntact } from '../../attestation/seal.ts'
import { defineFunction } from '../../doors/functions/define-function.ts'

interface AttestationRow {
  student_name: string
  student_gender: string | null
  studies: string
  supervisor_name: string
  practising_since: string
  minutes: number
  first_day: string
  last_day: string
  sealed_at: Date
  fingerprint: string
  seal: string
  revoked_at: Date | null
  revoked_by_name: string | null
  replaced_by: string | null
  content: Uint8Array
}

/** For a holder of the document: file and seal are verified at each call. */
export const checkAttestation = defineFunction({
  name: 'check-attestation',
  who: 'anyone',
  input: z.object({ number: attestationNumberField }),
  limit: { per: 'address', times: ATTESTATION_CHECKS_PER_HOUR, perSeconds: 60 * 60 },
  async handle({ input: { number }, sql, now }) {
    const [row] = await sql<AttestationRow[]>`
      select a.student_name, a.student_gender, a.studies, a.supervisor_name, a.practising_since::text, a.minutes,
        a.first_day::text, a.last_day::text, a.sealed_at, a.fingerprint, a.seal, a.revoked_at, a.revoked_by_name, f.content,
        (select later.number from attestations later
          where later.student_id = a.student_id and later.sealed_at > a.sealed_at and later.revoked_at is null
          order by later.sealed_at desc limit 1) as replaced_by
      from attestations a join app.attestation_files f on f.attestation_id = a.id where a.number = ${number}`
    if (!row) throw new AppError('attestation_unknown', { field: 'number' })
    const isIntact =
      createHash('sha256').update(row.content).digest('hex') === row.fingerprint &&
      (await isSealIntact(sql, { number, fingerprint: row.fingerprint, seal: row.seal }))
    const status = !isIntact ? 'broken' : row.revoked_at ? 'revoked' : 'valid'
    return {
      number,
      status,
      checkedAt: now.toISOString(),
      studentName: row.student_name,
      studentGender: row.student_gender,
      studies: row.studies,
      sealedAt: row.sealed_at.toISOString(),
      facts: status === 'valid' ? factsOf(row) : null,
      revocation: row.revoked_at && {
        at: row.revoked_at.toISOString(),
        byName: row.revoked_by_name ?? '',
        replacedBy: row.replaced_by,
      },
    }
  },
})

function factsOf(row: AttestationRow) {
  return {
    minutes: row.minutes,
    firstDay: row.first_day,
    lastDay: row.last_day,
    supervisorName: row.supervisor_name,
    practisingSince: Number(row.practising_since.slice(0, 4)),
    fingerprint: row.fingerprint,
  }
}
