import { defineRights } from '../../support/rights.ts'
import { insertStranger, insertThread } from '../../support/rows/thread-rows.ts'

const signedIn = { select: 'own', insert: 'refused', update: 'refused', delete: 'refused' } as const

/** Seen by a practitioner, while they are one; messages.test.ts covers the patient, supervisors and administrators. */
export default defineRights({
  table: 'my_conversations',
  rowOf: async (sql, practitioner) => ({
    id: await insertThread(sql, { patient: await insertStranger(sql), practitioner }),
  }),
  newRow: () => ({ with: 'Inès' }),
  change: { with: 'Inès' },
  expected: {
    visitor: { select: 'refused', insert: 'refused', update: 'refused', delete: 'refused' },
    patient: { ...signedIn, select: 'none' },
    student: signedIn,
    therapist: signedIn,
    admin: { ...signedIn, select: 'none' },
  },
})
