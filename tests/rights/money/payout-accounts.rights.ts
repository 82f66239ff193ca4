import { defineRights } from '../../support/rights.ts'

const signedIn = { select: 'own', insert: 'refused', update: 'refused', delete: 'own' } as const

/** Written through a function that validates the IBAN. */
export default defineRights({
  table: 'payout_accounts',
  async rowOf(sql, { id }) {
    await sql`insert into payout_accounts (user_id, holder_name, iban) values (${id}, 'Inès Martin', 'FR7630006000011234567890189')`
    return { user_id: id }
  },
  newRow: ({ id }) => ({ user_id: id, holder_name: 'Inès Martin', iban: 'FR7630006000011234567890189' }),
  change: { holder_name: 'Quelqu’un d’autre' },
  expected: {
    visitor: { select: 'refused', insert: 'refused', update: 'refused', delete: 'refused' },
    patient: signedIn,
    student: signedIn,
    therapist: signedIn,
    admin: signedIn,
  },
})
