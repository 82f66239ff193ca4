import { defineRights } from '../../support/rights.ts'

const signedIn = { select: 'own', insert: 'refused', update: 'refused', delete: 'refused' } as const

/** A subscriber reads their own messages; the rows here are of users with premium. */
export default defineRights({
  table: 'my_messages',
  async rowOf(sql, { id }) {
    await sql`insert into subscriptions (user_id, status, price_cents, started_at, periods_paid, paid_until, access_until)
      values (${id}, 'active', 299, now(), 1, now() + interval '1 month', now() + interval '1 month')`
    const [session] = await sql<{ id: string }[]>`
      insert into chat_sessions (session_id, user_id) values (gen_random_uuid(), ${id}) returning id`
    const [message] = await sql<{ id: string }[]>`
      insert into chat_messages (chat_session_id, sender, message) values (${session?.id ?? ''}, 'user', 'Bonsoir')
      returning id`
    return { id: message?.id ?? '' }
  },
  newRow: () => ({ message: 'Bonsoir' }),
  change: { message: 'Bonjour' },
  expected: {
    visitor: { select: 'refused', insert: 'refused', update: 'refused', delete: 'refused' },
    patient: signedIn,
    student: signedIn,
    therapist: signedIn,
    admin: signedIn,
  },
})
