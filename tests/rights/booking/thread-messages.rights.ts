import { defineRights } from '../../support/rights.ts'
import { insertMessage, insertStranger, insertThread } from '../../support/rows/thread-rows.ts'

const signedIn = { select: 'own', insert: 'refused', update: 'refused', delete: 'own' } as const

/** The author reads and deletes a message; messages.test.ts covers the other party. */
export default defineRights({
  table: 'thread_messages',
  async rowOf(sql, patient) {
    const threadId = await insertThread(sql, { patient, practitioner: await insertStranger(sql) })
    return { id: await insertMessage(sql, threadId, 'patient') }
  },
  newRow: ({ id }) => ({ thread_id: id, sender: 'patient', body: 'Bonjour', sent_at: '2026-11-15T08:00:00Z' }),
  change: { body: 'Bonsoir' },
  expected: {
    visitor: { select: 'refused', insert: 'refused', update: 'refused', delete: 'refused' },
    patient: signedIn,
    student: signedIn,
    therapist: signedIn,
    admin: signedIn,
  },
})
