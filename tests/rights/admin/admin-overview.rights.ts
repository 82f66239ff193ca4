import { defineRights } from '../../support/rights.ts'

const nothing = { select: 'none', insert: 'refused', update: 'refused', delete: 'refused' } as const

/** Administrators only: counts of pending items. */
export default defineRights({
  table: 'admin_overview',
  async rowOf(sql, { id }) {
    await sql`update profiles set user_type = 'student' where id = ${id}`
    return { sealed_until: 0 }
  },
  newRow: () => ({ proofs: 1 }),
  change: { proofs: 1 },
  expected: {
    visitor: { select: 'refused', insert: 'refused', update: 'refused', delete: 'refused' },
    patient: nothing,
    student: nothing,
    therapist: nothing,
    admin: { ...nothing, select: 'all' },
  },
})
