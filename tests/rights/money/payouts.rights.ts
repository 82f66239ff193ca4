import { defineRights } from '../../support/rights.ts'

const signedIn = { select: 'own', insert: 'refused', update: 'refused', delete: 'refused' } as const

/** Readable by the practitioner; only administrators record them. */
export default defineRights({
  table: 'payouts',
  async rowOf(sql, { id }) {
    const [row] = await sql<{ id: string }[]>`
      insert into payouts (practitioner_id, month, amount_cents) values (${id}, '2026-10-01', 2999) returning id`
    return { id: row?.id ?? '' }
  },
  newRow: ({ id }) => ({ practitioner_id: id, month: '2026-10-01', amount_cents: 1 }),
  change: { amount_cents: 1 },
  expected: {
    visitor: { select: 'refused', insert: 'refused', update: 'refused', delete: 'refused' },
    patient: signedIn,
    student: signedIn,
    therapist: signedIn,
    admin: signedIn,
  },
})
