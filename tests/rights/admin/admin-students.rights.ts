import { defineRights } from '../../support/rights.ts'
import { makeBookable } from '../../support/rows/make-bookable.ts'

const nothing = { select: 'none', insert: 'refused', update: 'refused', delete: 'refused' } as const

/** Administrators only: students and their supervisors. */
export default defineRights({
  table: 'admin_students',
  async rowOf(sql, { id }) {
    await makeBookable(sql, id)
    return { student_id: id }
  },
  newRow: ({ id }) => ({ student_id: id }),
  change: { name: 'autre' },
  expected: {
    visitor: { select: 'refused', insert: 'refused', update: 'refused', delete: 'refused' },
    patient: nothing,
    student: nothing,
    therapist: nothing,
    admin: { ...nothing, select: 'all' },
  },
})
