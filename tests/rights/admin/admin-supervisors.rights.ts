import { defineRights } from '../../support/rights.ts'

const nothing = { select: 'none', insert: 'refused', update: 'refused', delete: 'refused' } as const

/** Administrators only: psychologists and their load. */
export default defineRights({
  table: 'admin_supervisors',
  async rowOf(sql, { id }) {
    await sql`update profiles set user_type = 'therapist' where id = ${id}`
    return { supervisor_id: id }
  },
  newRow: ({ id }) => ({ supervisor_id: id }),
  change: { is_referent: true },
  expected: {
    visitor: { select: 'refused', insert: 'refused', update: 'refused', delete: 'refused' },
    patient: nothing,
    student: nothing,
    therapist: nothing,
    admin: { ...nothing, select: 'all' },
  },
})
