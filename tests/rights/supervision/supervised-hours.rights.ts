import { defineRights } from '../../support/rights.ts'
import { createPerson } from '../../support/rows/people.ts'

const nobody = { select: 'none', insert: 'refused', update: 'refused', delete: 'refused' } as const

/** Hours of the reader's own students, for any reader. */
export default defineRights({
  table: 'supervised_hours',
  async rowOf(sql, { id }) {
    const student = await createPerson(sql, 'student')
    await sql`update profiles set supervisor_id = ${id} where id = ${student.id}`
    const [hours] = await sql<{ id: string }[]>`
      insert into stage_hours (student_id, kind, day, minutes, source, description, state)
      values (${student.id}, 'training', '2026-01-05', 60, 'declared', 'Séminaire', 'waiting') returning id`
    return { id: hours?.id ?? '' }
  },
  newRow: ({ id }) => ({ student_id: id, kind: 'session', minutes: 45 }),
  change: { minutes: 600 },
  expected: {
    visitor: { select: 'refused', insert: 'refused', update: 'refused', delete: 'refused' },
    patient: nobody,
    student: nobody,
    therapist: { ...nobody, select: 'own' },
    admin: nobody,
  },
})
