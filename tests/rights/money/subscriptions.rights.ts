import { defineRights } from '../../support/rights.ts'

const signedIn = { select: 'own', insert: 'refused', update: 'refused', delete: 'refused' } as const

/** Readable by its owner; changed only by a payment or a function. */
export default defineRights({
  table: 'subscriptions',
  rowOf: async (sql, person) => {
    const [row] = await sql<{ id: string }[]>`
      insert into subscriptions (user_id, status, price_cents) values (${person.id}, 'ended', 299) returning id`
    return { id: row?.id ?? '' }
  },
  newRow: ({ id }) => ({ user_id: id, status: 'pending', price_cents: 299 }),
  change: { renews: false },
  expected: {
    visitor: { select: 'refused', insert: 'refused', update: 'refused', delete: 'refused' },
    patient: signedIn,
    student: signedIn,
    therapist: signedIn,
    admin: signedIn,
  },
})
