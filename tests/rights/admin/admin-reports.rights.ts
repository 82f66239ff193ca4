import { defineRights } from '../../support/rights.ts'

const nothing = { select: 'none', insert: 'refused', update: 'refused', delete: 'refused' } as const

/** Administrators only: state of reports, without their text. */
export default defineRights({
  table: 'admin_reports',
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
    patient: nothing,
    student: nothing,
    therapist: nothing,
    admin: { ...nothing, select: 'all' },
  },
})
