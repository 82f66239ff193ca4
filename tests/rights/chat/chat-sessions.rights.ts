import { defineRights } from '../../support/rights.ts'

/** Renamed and deleted by the person; created by the chat function. */
const holdsOwn = { select: 'own', insert: 'refused', update: 'own', delete: 'own' } as const

export default defineRights({
  table: 'chat_sessions',
  async rowOf(sql, { id }) {
    const [row] = await sql<{ id: string }[]>`
      insert into chat_sessions (session_id, user_id) values (gen_random_uuid(), ${id}) returning id`
    return { id: row?.id ?? '' }
  },
  newRow: ({ id }) => ({ session_id: crypto.randomUUID(), user_id: id }),
  change: { title: 'Une semaine difficile' },
  expected: {
    visitor: { select: 'none', insert: 'refused', update: 'none', delete: 'none' },
    patient: holdsOwn,
    student: holdsOwn,
    therapist: holdsOwn,
    admin: holdsOwn,
  },
})
