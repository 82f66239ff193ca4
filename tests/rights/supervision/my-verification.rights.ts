import { defineRights } from '../../support/rights.ts'

const nothing = { select: 'none', insert: 'refused', update: 'refused', delete: 'refused' } as const

/** State of a student's own proof document. */
export default defineRights({
  table: 'my_verification',
  rowOf: async (_sql, person) => ({ student_id: person.id }),
  newRow: ({ id }) => ({ student_id: id }),
  change: { reason: 'autre' },
  expected: {
    visitor: { select: 'refused', insert: 'refused', update: 'refused', delete: 'refused' },
    patient: nothing,
    student: { ...nothing, select: 'own' },
    therapist: nothing,
    admin: nothing,
  },
})
