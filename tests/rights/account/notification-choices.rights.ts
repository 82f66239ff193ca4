import { defineRights } from '../../support/rights.ts'

const signedIn = { select: 'own', insert: 'own', update: 'own', delete: 'refused' } as const

/** Each user sets their own mail preferences. */
export default defineRights({
  table: 'notification_choices',
  async rowOf(sql, { id }) {
    await sql`insert into notification_choices (user_id, kind, is_wanted) values (${id}, 'appointment-reminder', true)`
    return { user_id: id }
  },
  newRow: ({ id }) => ({ user_id: id, kind: 'appointment-reminder', is_wanted: false }),
  change: { is_wanted: false },
  expected: {
    visitor: { select: 'refused', insert: 'refused', update: 'refused', delete: 'refused' },
    patient: signedIn,
    student: signedIn,
    therapist: signedIn,
    admin: signedIn,
  },
})
