import { defineRights } from '../../support/rights.ts'

const nothing = { select: 'none', insert: 'refused', update: 'refused', delete: 'refused' } as const

/** Administrators only: switches of the site. */
export default defineRights({
  table: 'admin_switches',
  rowOf: async () => ({ name: 'maintenance' }),
  newRow: () => ({ name: 'maintenance' }),
  change: { is_on: true },
  expected: {
    visitor: { select: 'refused', insert: 'refused', update: 'refused', delete: 'refused' },
    patient: nothing,
    student: nothing,
    therapist: nothing,
    admin: { ...nothing, select: 'all' },
  },
})
