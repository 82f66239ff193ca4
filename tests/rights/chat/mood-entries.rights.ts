import { defineRights } from '../../support/rights.ts'

/** Users of the matrix have not consented, so none may insert; mood.test.ts covers those who have. */
const withoutConsent = { select: 'own', insert: 'refused', update: 'refused', delete: 'own' } as const

export default defineRights({
  table: 'mood_entries',
  async rowOf(sql, { id }) {
    const [row] = await sql<{ id: string }[]>`insert into mood_entries (user_id, level) values (${id}, 2) returning id`
    return { id: row?.id ?? '' }
  },
  newRow: ({ id }) => ({ user_id: id, level: 3 }),
  change: { level: 4 },
  expected: {
    visitor: { select: 'refused', insert: 'refused', update: 'refused', delete: 'refused' },
    patient: withoutConsent,
    student: withoutConsent,
    therapist: withoutConsent,
    admin: withoutConsent,
  },
})
