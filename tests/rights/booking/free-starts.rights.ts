import { defineRights } from '../../support/rights.ts'
import { FAR_START, offerStartOf } from '../../support/rows/booking-rows.ts'

const reads = { select: 'all', insert: 'refused', update: 'refused', delete: 'refused' } as const

/** Public: free starts by practitioner. */
export default defineRights({
  table: 'free_starts',
  rowOf: async (sql, person) => {
    await offerStartOf(sql, person)
    return { practitioner_id: person.id, starts_at: FAR_START }
  },
  newRow: (person) => ({ practitioner_id: person.id, starts_at: FAR_START }),
  change: { starts_at: FAR_START },
  expected: {
    visitor: reads,
    patient: reads,
    student: reads,
    therapist: reads,
    admin: reads,
  },
})
