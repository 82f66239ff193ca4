import { defineRights } from '../../support/rights.ts'
import { insertNoteToReviewOf } from '../../support/rows/note-rows.ts'

const nobody = { select: 'none', insert: 'refused', update: 'refused', delete: 'refused' } as const

/** Psychologists, for their own students; tests/api/supervision/notes.test.ts covers other reviewers. */
export default defineRights({
  table: 'my_notes_to_review',
  async rowOf(sql, person) {
    const [student] = await sql<{ id: string }[]>`
      insert into auth.users (email) values (${`${person.id}@exemple.fr`}) returning id`
    await sql`update profiles set supervisor_id = ${person.id} where id = ${student?.id ?? ''}`
    return insertNoteToReviewOf(sql, person, { id: student?.id ?? '' })
  },
  newRow: ({ id }) => ({ appointment_id: id }),
  change: { student_name: 'Quelqu’un' },
  expected: {
    visitor: { select: 'refused', insert: 'refused', update: 'refused', delete: 'refused' },
    patient: nobody,
    student: nobody,
    therapist: { ...nobody, select: 'own' },
    admin: nobody,
  },
})
