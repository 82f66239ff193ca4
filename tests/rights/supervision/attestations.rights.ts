import { defineRights } from '../../support/rights.ts'
import { insertAttestationOf } from '../../support/rows/attestations.ts'

const signedIn = { select: 'own', insert: 'refused', update: 'refused', delete: 'refused' } as const

/** Readable by the student and the supervisor who signed it; others use a function with the number. */
export default defineRights({
  table: 'attestations',
  rowOf: async (sql, { id }) => ({ id: await insertAttestationOf(sql, id) }),
  newRow: ({ id }) => ({
    number: '2026-0417-3852',
    student_id: id,
    student_name: 'Inès Laurent',
    studies: 'Master 2',
    supervisor_name: 'Hélène Girard',
    practising_since: '2014-01-01',
    minutes: 30_000,
    first_day: '2026-01-05',
    last_day: '2026-11-13',
    sealed_at: '2026-11-16T16:05:00Z',
    fingerprint: '0'.repeat(64),
    seal: 'AA==',
  }),
  change: { minutes: 30_000 },
  expected: {
    visitor: { select: 'refused', insert: 'refused', update: 'refused', delete: 'refused' },
    patient: signedIn,
    student: signedIn,
    therapist: signedIn,
    admin: signedIn,
  },
})
