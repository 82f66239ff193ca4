import { defineRights } from '../../support/rights.ts'
import { FAR_START, offerStartOf } from '../../support/rows/booking-rows.ts'

const reads = { select: 'all', insert: 'refused', update: 'refused', delete: 'refused' } as const

/** Public: times at which anybody is free. */
export default defineRights({
  table: 'free_times',
  rowOf: async (sql, person) => {
    await offerStartOf(sql, person)
    return { starts_at: FAR_START, gender_preference: 'any' }
  },
  newRow: () => ({ starts_at: FAR_START, gender_preference: 'any' }),
  change: { starts_at: FAR_START },
  expected: {
    visitor: reads,
    patient: reads,
    student: reads,
    therapist: reads,
    admin: reads,
  },
})
