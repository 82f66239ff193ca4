import { defineRights } from '../../support/rights.ts'
import { insertStranger, insertThread } from '../../support/rows/thread-rows.ts'

const refused = { select: 'refused', insert: 'refused', update: 'refused', delete: 'refused' } as const

/** Not accessible: the parties read my_conversations, and every act is a function. */
export default defineRights({
  table: 'threads',
  rowOf: async (sql, patient) => ({
    id: await insertThread(sql, { patient, practitioner: await insertStranger(sql) }),
  }),
  newRow: ({ id }) => ({ patient_id: id, practitioner_id: id }),
  change: { pseudonym: 'Nuage' },
  expected: { visitor: refused, patient: refused, student: refused, therapist: refused, admin: refused },
})
