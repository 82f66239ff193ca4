import { defineRights } from '../../support/rights.ts'

const signedIn = { select: 'own', insert: 'refused', update: 'refused', delete: 'refused' } as const

/** Readable by the payer; only the server writes. */
export default defineRights({
  table: 'payments',
  rowOf: async (sql, person) => {
    const [row] = await sql<{ id: string }[]>`
      insert into payments (user_id, amount, currency, payment_type, payment_status, provider, provider_reference)
      values (${person.id}, 2999, 'eur', 'consultation', 'created', 'sandbox', ${person.id}) returning id`
    return { id: row?.id ?? '' }
  },
  newRow: (person) => ({ user_id: person.id, amount: 1, payment_status: 'completed' }),
  change: { payment_status: 'refunded' },
  expected: {
    visitor: { select: 'refused', insert: 'refused', update: 'refused', delete: 'refused' },
    patient: signedIn,
    student: signedIn,
    therapist: signedIn,
    admin: signedIn,
  },
})
