import { defineRights } from '../../support/rights.ts'

const signedIn = { select: 'own', insert: 'refused', update: 'refused', delete: 'refused' } as const

/** The student's own; supervisors read supervised_hours. */
export default defineRights({
  table: 'stage_hours',
  async rowOf(sql, { id }) {
    const [hours] = await sql<{ id: string }[]>`
      insert into stage_hours (student_id, kind, day, minutes, source, description, state)
      values (${id}, 'training', '2026-01-05', 60, 'declared', 'Séminaire', 'waiting') returning id`
    return { id: hours?.id ?? '' }
  },
  newRow: ({ id }) => ({
    student_id: id,
    kind: 'session',
    day: '2026-01-05',
    minutes: 45,
    source: 'declared',
    state: 'confirmed',
  }),
  change: { state: 'confirmed' },
  expected: {
    visitor: { select: 'refused', insert: 'refused', update: 'refused', delete: 'refused' },
    patient: signedIn,
    student: signedIn,
    therapist: signedIn,
    admin: signedIn,
  },
})
