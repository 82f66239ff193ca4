import { defineRights } from '../../support/rights.ts'

const nothing = { select: 'none', insert: 'refused', update: 'refused', delete: 'refused' } as const

/** Administrators only: counts of pending payment cases. */
export default defineRights({
  table: 'admin_money',
  async rowOf(sql, { id }) {
    await sql`update profiles set user_type = 'student' where id = ${id}`
    return { stuck_refunds: 0 }
  },
  newRow: () => ({ to_answer: 1 }),
  change: { to_answer: 1 },
  expected: {
    visitor: { select: 'refused', insert: 'refused', update: 'refused', delete: 'refused' },
    patient: nothing,
    student: nothing,
    therapist: nothing,
    admin: { ...nothing, select: 'all' },
  },
})
