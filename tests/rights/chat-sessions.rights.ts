import { defineRights } from '../support/rights.ts'

const readsOwn = { select: 'own', insert: 'refused', update: 'refused', delete: 'refused' } as const

export default defineRights({
  table: 'chat_sessions',
  async rowOf(sql, { id }) {
    const [row] = await sql<{ id: string }[]>`
      insert into chat_sessions (session_id, user_id) values (gen_random_uuid(), ${id}) returning id`
    return { id: row?.id ?? '' }
  },
  newRow: ({ id }) => ({ session_id: crypto.randomUUID(), user_id: id }),
  change: { session_id: crypto.randomUUID() },
  expected: {
    visitor: { select: 'none', insert: 'refused', update: 'refused', delete: 'refused' },
    patient: readsOwn,
    student: readsOwn,
    therapist: readsOwn,
    admin: readsOwn,
  },
})
