import { defineRights } from '../../support/rights.ts'
import { insertMeetingOf } from '../../support/rows/meeting-rows.ts'

const nobody = { select: 'none', insert: 'refused', update: 'refused', delete: 'refused' } as const

/**
 * The psychologist who offers the meeting; tests/api/supervision/supervision-meetings.test.ts covers their students.
 */
export default defineRights({
  table: 'my_meetings',
  rowOf: async (sql, person) => ({ id: await insertMeetingOf(sql, person) }),
  newRow: ({ id }) => ({ id }),
  change: { kind: 'group' },
  expected: {
    visitor: { select: 'refused', insert: 'refused', update: 'refused', delete: 'refused' },
    patient: nobody,
    student: nobody,
    therapist: { ...nobody, select: 'own' },
    admin: nobody,
  },
})
