import { defineRights } from '../../support/rights.ts'
import { insertStranger, insertThread } from '../../support/rows/thread-rows.ts'

const signedIn = { select: 'own', insert: 'refused', update: 'refused', delete: 'refused' } as const

/** Each party sees theirs; what a supervisor and an administrator see of others is in messages.test.ts. */
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
