import { defineRights } from '../../support/rights.ts'

const nobody = { select: 'none', insert: 'refused', update: 'refused', delete: 'refused' } as const

/** Student and supervisor only. */
export default defineRights({
  table: 'my_supervision',
  async rowOf(sql, { id }) {
    // Another user's student: only the other side of the pair makes it readable.
    const [student] = await sql<{ id: string }[]>`
      insert into auth.users (email) values (${`${id}@exemple.fr`}) returning id`
    await sql`update profiles set supervisor_id = ${id} where id = ${student?.id ?? ''}`
    return { student_id: student?.id ?? '' }
  },
  newRow: ({ id }) => ({ supervisor_id: id }),
  change: { supervisor_id: crypto.randomUUID() },
  expected: {
    visitor: { select: 'refused', insert: 'refused', update: 'refused', delete: 'refused' },
    patient: nobody,
    student: nobody,
    therapist: { ...nobody, select: 'own' },
    admin: nobody,
  },
})
