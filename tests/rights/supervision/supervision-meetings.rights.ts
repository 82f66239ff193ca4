import { defineRights } from '../../support/rights.ts'
import { insertMeetingOf } from '../../support/rows/meeting-rows.ts'

const nobody = { select: 'refused', insert: 'refused', update: 'refused', delete: 'refused' } as const

/** Read through my_meetings. */
export default defineRights({
  table: 'supervision_meetings',
  rowOf: async (sql, person) => ({ id: await insertMeetingOf(sql, person) }),
  newRow: ({ id }) => ({
    supervisor_id: id,
    kind: 'group',
    starts_at: '2030-01-01T09:00Z',
    ends_at: '2030-01-01T10:00Z',
    offered_at: '2026-01-01',
  }),
  change: { kind: 'group' },
  expected: { visitor: nobody, patient: nobody, student: nobody, therapist: nobody, admin: nobody },
})
