import { defineRights } from '../../support/rights.ts'
import { supervisionOf } from '../../support/rows/supervision-of.ts'

const nobody = { select: 'none', insert: 'refused', update: 'refused', delete: 'refused' } as const

/** Psychologists, about students they follow or have followed. */
export default defineRights({
  table: 'hours_to_attest',
  async rowOf(sql, { id }) {
    const [student] = await sql<{ id: string }[]>`
      insert into auth.users (email) values (${`${id}@exemple.fr`}) returning id`
    const studentId = student?.id ?? ''
    await sql`update profiles set user_type = 'student' where id = ${studentId}`
    await supervisionOf(sql, studentId, [[id, '2026-01-01T00:00Z', null]])
    await sql`insert into stage_hours (student_id, kind, day, minutes, source, description, state)
      values (${studentId}, 'other', '2026-01-05', 60, 'declared', 'Étude', 'confirmed')`
    return { student_id: studentId }
  },
  newRow: ({ id }) => ({ student_id: id, minutes: 60 }),
  change: { minutes: 60 },
  expected: {
    visitor: { select: 'refused', insert: 'refused', update: 'refused', delete: 'refused' },
    patient: nobody,
    student: nobody,
    therapist: { ...nobody, select: 'own' },
    admin: nobody,
  },
})
