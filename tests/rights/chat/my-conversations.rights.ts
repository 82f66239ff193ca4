import { defineRights } from '../../support/rights.ts'
import { insertStranger, insertThread } from '../../support/rows/thread-rows.ts'

const signedIn = { select: 'own', insert: 'refused', update: 'refused', delete: 'refused' } as const

/** Each party sees their own; messages.test.ts covers supervisors and administrators. */
export default defineRights({
  table: 'my_conversations',
  rowOf: async (sql, practitioner) => ({
    id: await insertThread(sql, { patient: await insertStranger(sql), practitioner }),
  }),
  newRow: () => ({ with: 'Inès' }),
  change: { with: 'Inès' },
  expected: {
    visitor: { select: 'refused', insert: 'refused', update: 'refused', delete: 'refused' },
    patient: signedIn,
    student: signedIn,
    therapist: signedIn,
    admin: signedIn,
  },
})
