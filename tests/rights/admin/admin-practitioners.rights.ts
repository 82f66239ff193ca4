import { defineRights } from '../../support/rights.ts'

const nothing = { select: 'none', insert: 'refused', update: 'refused', delete: 'refused' } as const

/** Administrators only: practitioners to filter lists by. */
export default defineRights({
  table: 'admin_practitioners',
  async rowOf(sql, { id }) {
    await sql`update profiles set user_type = 'student' where id = ${id}`
    return { practitioner_id: id }
  },
  newRow: () => ({ practitioner_id: '00000000-0000-4000-8000-000000000000' }),
  change: { practitioner_id: '00000000-0000-4000-8000-000000000000' },
  expected: {
    visitor: { select: 'refused', insert: 'refused', update: 'refused', delete: 'refused' },
    patient: nothing,
    student: nothing,
    therapist: nothing,
    admin: { ...nothing, select: 'all' },
  },
})
