import { defineRights } from '../../support/rights.ts'

const nobody = { select: 'refused', insert: 'refused', update: 'refused', delete: 'refused' } as const

/** Subscribers are readable by nobody; each change goes through a function with a token. */
export default defineRights({
  table: 'newsletter_subscriptions',
  async rowOf(sql, { email }) {
    const [row] = await sql<{ id: string }[]>`
      insert into newsletter_subscriptions (email, confirmation_token_hash, confirmation_expires_at)
      values (${email}, ${Buffer.from(email)}, now()) returning id`
    return { id: row?.id ?? '' }
  },
  newRow: ({ email }) => ({ email, confirmation_token_hash: '\\x00', confirmation_expires_at: '2026-12-01' }),
  change: { confirmed_at: '2026-12-01' },
  expected: { visitor: nobody, patient: nobody, student: nobody, therapist: nobody, admin: nobody },
})
