import { defineRights } from '../../support/rights.ts'

const readsOwn = { select: 'own', insert: 'refused', update: 'refused', delete: 'refused' } as const

export default defineRights({
  table: 'chat_messages',
  async rowOf(sql, { id }) {
    const [row] = await sql<{ id: string }[]>`
      with session as (insert into chat_sessions (session_id, user_id) values (gen_random_uuid(), ${id}) returning id)
      insert into chat_messages (chat_session_id, sender, message) select id, 'user', 'Bonjour' from session returning id`
    return { id: row?.id ?? '' }
  },
  newRow: () => ({ chat_session_id: crypto.randomUUID(), sender: 'user', message: 'Bonjour' }),
  change: { message: 'Autre chose' },
  expected: {
    visitor: { select: 'none', insert: 'refused', update: 'refused', delete: 'refused' },
    patient: readsOwn,
    student: readsOwn,
    therapist: readsOwn,
    admin: readsOwn,
  },
})
