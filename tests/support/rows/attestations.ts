import { randomInt } from 'node:crypto'
import { attestationNumber } from '#domain/attestation/attestation-number.ts'
import type { Transaction } from '#server/db/postgres.ts'

/** A row without a file, for access tests. */
export async function insertAttestationOf(sql: Transaction, studentId: string): Promise<string> {
  const number = attestationNumber(2026, String(randomInt(10_000_000)).padStart(7, '0'))
  const [attestation] = await sql<{ id: string }[]>`
    insert into attestations (number, student_id, student_name, studies, supervisor_name, practising_since, minutes,
      first_day, last_day, sealed_at, fingerprint, seal)
    values (${number}, ${studentId}, 'Inès Laurent', 'Master 2', 'Hélène Girard', '2014-01-01', 60, '2026-01-05',
      '2026-11-13', now(), ${'0'.repeat(64)}, 'AA==') returning id`
  return attestation?.id ?? ''
}
