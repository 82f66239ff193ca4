import { defineRights } from '../../support/rights.ts'

const signedIn = { select: 'own', insert: 'refused', update: 'refused', delete: 'own' } as const

/** The secret is made by a function and never readable; its owner may delete the feed. */
export default defineRights({
  table: 'calendar_feeds',
  async rowOf(sql, { id }) {
    await sql`insert into calendar_feeds (user_id, token_hash) values (${id}, sha256(${id}::text::bytea))`
    return { user_id: id }
  },
  newRow: ({ id }) => ({ user_id: id, token_hash: 'x' }),
  change: { token_hash: 'x' },
  expected: {
    visitor: { select: 'refused', insert: 'refused', update: 'refused', delete: 'refused' },
    patient: signedIn,
    student: signedIn,
    therapist: signedIn,
    admin: signedIn,
  },
})
