import { defineRights } from '../../support/rights.ts'

const nobody = { select: 'none', insert: 'refused', update: 'refused', delete: 'refused' } as const

/** Referents only, and no user of this matrix is one; tests/api/supervision/reports.test.ts covers them. */
export default defineRights({
  table: 'reports_to_answer',
  async rowOf(sql, { id }) {
    const [report] = await sql<{ id: string }[]>`
      insert into reports (reporter_id, practitioner_name, category, severity, body, reported_at, answer_due_at)
      values (${id}, 'Inès M.', 'conduct', 'ordinary', 'Mal reçu.', now(), now() + interval '1 day') returning id`
    return { id: report?.id ?? '' }
  },
  newRow: ({ id }) => ({ id, state: 'new' }),
  change: { state: 'answered' },
  expected: {
    visitor: { select: 'refused', insert: 'refused', update: 'refused', delete: 'refused' },
    patient: nobody,
    student: nobody,
    therapist: nobody,
    admin: nobody,
  },
})
