import { defineRights } from '../../support/rights.ts'

const nothing = { select: 'none', insert: 'refused', update: 'refused', delete: 'refused' } as const

/** Administrators only: bank files, without account numbers. */
export default defineRights({
  table: 'admin_payout_files',
  async rowOf(sql, { id }) {
    const digest = id.replaceAll('-', '').repeat(2)
    await sql`
      insert into app.payout_files (digest, month, orders, written_at, replaced_at)
      values (${digest}, '2026-10-01', '[]', now(), now())`
    return { digest }
  },
  newRow: () => ({ month: '2026-10-01' }),
  change: { month: '2026-10-01' },
  expected: {
    visitor: { select: 'refused', insert: 'refused', update: 'refused', delete: 'refused' },
    patient: nothing,
    student: nothing,
    therapist: nothing,
    admin: { ...nothing, select: 'all' },
  },
})
