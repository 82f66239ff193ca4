import { defineRights } from '../../support/rights.ts'

/** Users of the matrix have no premium: they may only opt out. premium-mails.test.ts covers subscribers. */
const withoutPremium = { select: 'own', insert: 'own', update: 'own', delete: 'refused' } as const

export default defineRights({
  table: 'mail_habits',
  async rowOf(sql, { id }) {
    await sql`insert into mail_habits (user_id) values (${id})`
    return { user_id: id }
  },
  newRow: ({ id }) => ({ user_id: id, hour: 8 }),
  change: { daily_tip: false },
  expected: {
    visitor: { select: 'refused', insert: 'refused', update: 'refused', delete: 'refused' },
    patient: withoutPremium,
    student: withoutPremium,
    therapist: withoutPremium,
    admin: withoutPremium,
  },
})
