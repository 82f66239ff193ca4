import { defineRights } from '../../support/rights.ts'

const signedIn = { select: 'own', insert: 'refused', update: 'refused', delete: 'refused' } as const

/** Progress of one's own internship. */
export default defineRights({
  table: 'stage_hour_totals',
  async rowOf(sql, { id }) {
    await sql`update profiles set user_type = 'student' where id = ${id}`
    return { student_id: id }
  },
  newRow: ({ id }) => ({ student_id: id, confirmed_minutes: 30_000 }),
  change: { confirmed_minutes: 30_000 },
  expected: {
    visitor: { select: 'refused', insert: 'refused', update: 'refused', delete: 'refused' },
    patient: signedIn,
    student: signedIn,
    therapist: signedIn,
    admin: signedIn,
  },
})
