import { defineRights } from '../../support/rights.ts'
import { offerStartOf } from '../../support/rows/booking-rows.ts'

const reads = { select: 'all', insert: 'refused', update: 'refused', delete: 'refused' } as const

/** Public: directory cards of practitioners who see patients. */
export default defineRights({
  table: 'directory_cards',
  async rowOf(sql, person) {
    await offerStartOf(sql, person)
    return { practitioner_id: person.id }
  },
  newRow: (person) => ({ practitioner_id: person.id, shown_until: '2099-10-31', name: 'Moi', user_type: 'therapist' }),
  change: { name: 'Quelqu’un d’autre' },
  expected: { visitor: reads, patient: reads, student: reads, therapist: reads, admin: reads },
})
