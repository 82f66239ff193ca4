import { defineRights } from '../../support/rights.ts'

const nothing = { select: 'none', insert: 'refused', update: 'refused', delete: 'refused' } as const

/** Administrators only: two-person act requests. */
export default defineRights({
  table: 'admin_act_requests',
  async rowOf(sql, { id }) {
    const [row] = await sql<{ id: string }[]>`
      insert into app.act_requests (act, input, sentence, reason, requested_by, requested_at, expires_at)
      values ('make-referent', '{}', 'Nommer', 'Parce que', ${id}, now(), now() + interval '1 day') returning id`
    return { id: row?.id ?? '' }
  },
  newRow: () => ({ act: 'make-referent' }),
  change: { reason: 'autre' },
  expected: {
    visitor: { select: 'refused', insert: 'refused', update: 'refused', delete: 'refused' },
    patient: nothing,
    student: nothing,
    therapist: nothing,
    admin: { ...nothing, select: 'all' },
  },
})
