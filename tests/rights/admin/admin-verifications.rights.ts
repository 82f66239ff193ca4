import { defineRights } from '../../support/rights.ts'

const nothing = { select: 'none', insert: 'refused', update: 'refused', delete: 'refused' } as const

/** Administrators only: students and their proof documents. */
export default defineRights({
  table: 'admin_verifications',
  async rowOf(sql, { id }) {
    await sql`update profiles set user_type = 'student' where id = ${id}`
    return { student_id: id }
  },
  newRow: ({ id }) => ({ student_id: id }),
  change: { reason: 'autre' },
  expected: {
    visitor: { select: 'refused', insert: 'refused', update: 'refused', delete: 'refused' },
    patient: nothing,
    student: nothing,
    therapist: nothing,
    admin: { ...nothing, select: 'all' },
  },
})
