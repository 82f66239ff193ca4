import { defineRights } from '../../support/rights.ts'
import { offerStartOf } from '../../support/rows/booking-rows.ts'

const reads = { select: 'all', insert: 'refused', update: 'refused', delete: 'refused' } as const

/** Public: practitioners who see patients. */
export default defineRights({
  table: 'practitioners',
  async rowOf(sql, person) {
    await offerStartOf(sql, person)
    const [row] = await sql<{ slug: string }[]>`select slug from profiles where id = ${person.id}`
    return { slug: row?.slug ?? '' }
  },
  newRow: () => ({ slug: 'moi', name: 'Moi' }),
  change: { name: 'Moi' },
  expected: { visitor: reads, patient: reads, student: reads, therapist: reads, admin: reads },
})
