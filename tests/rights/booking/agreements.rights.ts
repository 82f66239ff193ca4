import { defineRights } from '../../support/rights.ts'

const signedIn = { select: 'own', insert: 'refused', update: 'refused', delete: 'refused' } as const

/** Terms accepted at sign-up: readable by their person, writable by nobody. */
export default defineRights({
  table: 'agreements',
  rowOf: async (sql, person) => {
    const row = { user_id: person.id, document: 'terms', version: 1 }
    await sql`insert into public.agreements ${sql(row)}`
    return row
  },
  newRow: (person) => ({ user_id: person.id, document: 'terms', version: 2 }),
  change: { version: 3 },
  expected: {
    visitor: { select: 'refused', insert: 'refused', update: 'refused', delete: 'refused' },
    patient: signedIn,
    student: signedIn,
    therapist: signedIn,
    admin: signedIn,
  },
})
