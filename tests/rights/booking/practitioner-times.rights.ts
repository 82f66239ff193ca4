import { defineRights } from '../../support/rights.ts'
import { FAR_START, offerStartOf } from '../../support/rows/booking-rows.ts'

const reads = { select: 'all', insert: 'refused', update: 'refused', delete: 'refused' } as const

/** Public: free times of one practitioner. */
export default defineRights({
  table: 'practitioner_times',
  async rowOf(sql, person) {
    await offerStartOf(sql, person)
    const [row] = await sql<{ slug: string }[]>`select slug from profiles where id = ${person.id}`
    return { slug: row?.slug ?? '', starts_at: FAR_START }
  },
  newRow: () => ({ slug: 'moi', starts_at: FAR_START }),
  change: { starts_at: FAR_START },
  expected: { visitor: reads, patient: reads, student: reads, therapist: reads, admin: reads },
})
