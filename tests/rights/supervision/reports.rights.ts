import { defineRights } from '../../support/rights.ts'

const signedIn = { select: 'own', insert: 'refused', update: 'refused', delete: 'refused' } as const

/** Author only; referents use a view without the text, and a function. */
export default defineRights({
  table: 'reports',
  async rowOf(sql, { id }) {
    const [report] = await sql<{ id: string }[]>`
      insert into reports (reporter_id, practitioner_name, category, severity, body, reported_at, answer_due_at)
      values (${id}, 'Inès M.', 'conduct', 'ordinary', 'Mal reçu.', now(), now() + interval '1 day') returning id`
    return { id: report?.id ?? '' }
  },
  newRow: ({ id }) => ({
    reporter_id: id,
    practitioner_name: 'Inès M.',
    category: 'conduct',
    severity: 'ordinary',
    body: 'Mal reçu.',
    reported_at: '2026-01-01',
    answer_due_at: '2026-01-02',
  }),
  change: { category: 'other' },
  expected: {
    visitor: { select: 'refused', insert: 'refused', update: 'refused', delete: 'refused' },
    patient: signedIn,
    student: signedIn,
    therapist: signedIn,
    admin: signedIn,
  },
})
