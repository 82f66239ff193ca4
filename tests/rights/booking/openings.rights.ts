import { defineRights } from '../../support/rights.ts'
import { offerStartOf } from '../../support/rows/booking-rows.ts'

const reads = { select: 'all', insert: 'refused', update: 'refused', delete: 'refused' } as const

/** Public: next free starts, without the text of the card. */
export default defineRights({
  table: 'openings',
  async rowOf(sql, person) {
    await offerStartOf(sql, person)
    const [row] = await sql<{ slug: string }[]>`select slug from profiles where id = ${person.id}`
    return { slug: row?.slug ?? '', moment: 'any' }
  },
  newRow: () => ({ slug: 'moi', moment: 'any' }),
  change: { moment: 'evening' },
  expected: { visitor: reads, patient: reads, student: reads, therapist: reads, admin: reads },
})
