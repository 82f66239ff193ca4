import { defineRights } from '../../support/rights.ts'

const nothing = { select: 'none', insert: 'refused', update: 'refused', delete: 'refused' } as const

/** Administrators only: the audit log. */
export default defineRights({
  table: 'admin_audit',
  async rowOf(sql, { id }) {
    const [row] = await sql<{ n: number }[]>`select app.note_act(${id}, 'find-people', null, '{}')::int as n`
    return { n: row?.n ?? 0 }
  },
  newRow: () => ({ n: 1 }),
  change: { act: 'autre' },
  expected: {
    visitor: { select: 'refused', insert: 'refused', update: 'refused', delete: 'refused' },
    patient: nothing,
    student: nothing,
    therapist: nothing,
    admin: { ...nothing, select: 'all' },
  },
})
