import { defineRights } from '../../support/rights.ts'

const nothing = { select: 'none', insert: 'refused', update: 'refused', delete: 'refused' } as const

/** Administrators only: number of newsletter recipients. */
export default defineRights({
  table: 'admin_newsletter_audience',
  rowOf: async () => ({ waiting: 0 }),
  newRow: () => ({ confirmed: 1 }),
  change: { confirmed: 1 },
  expected: {
    visitor: { select: 'refused', insert: 'refused', update: 'refused', delete: 'refused' },
    patient: nothing,
    student: nothing,
    therapist: nothing,
    admin: { ...nothing, select: 'all' },
  },
})
