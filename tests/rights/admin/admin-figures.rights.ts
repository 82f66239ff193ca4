import { defineRights } from '../../support/rights.ts'

const nothing = { select: 'none', insert: 'refused', update: 'refused', delete: 'refused' } as const

/** Administrators only: daily figures. */
export default defineRights({
  table: 'admin_figures',
  async rowOf(sql) {
    await sql`select app.count_day('2026-11-02', now())`
    return { grain: 'day', starts_on: '2026-11-02' }
  },
  newRow: () => ({ sign_ups: 1 }),
  change: { sign_ups: 1 },
  expected: {
    visitor: { select: 'refused', insert: 'refused', update: 'refused', delete: 'refused' },
    patient: nothing,
    student: nothing,
    therapist: nothing,
    admin: { ...nothing, select: 'all' },
  },
})
