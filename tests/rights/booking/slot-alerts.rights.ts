import { defineRights } from '../../support/rights.ts'

const signedIn = { select: 'own', insert: 'own', update: 'refused', delete: 'own' } as const

/** Each user's own alerts. */
export default defineRights({
  table: 'slot_alerts',
  async rowOf(sql, { id }) {
    await sql`insert into slot_alerts (user_id, gender_preference) values (${id}, 'any')`
    return { user_id: id }
  },
  newRow: ({ id }) => ({ user_id: id, gender_preference: 'any' }),
  change: { gender_preference: 'male' },
  expected: {
    visitor: { select: 'refused', insert: 'refused', update: 'refused', delete: 'refused' },
    patient: signedIn,
    student: signedIn,
    therapist: signedIn,
    admin: signedIn,
  },
})
