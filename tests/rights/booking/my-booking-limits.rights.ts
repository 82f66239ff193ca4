import { defineRights } from '../../support/rights.ts'
import { insertSlotOf } from '../../support/rows/booking-rows.ts'

const signedIn = { select: 'own', insert: 'refused', update: 'refused', delete: 'refused' } as const

/** A practitioner's own limits only; a function changes them. */
export default defineRights({
  table: 'my_booking_limits',
  async rowOf(sql, person) {
    await insertSlotOf(sql, person)
    return { practitioner_id: person.id }
  },
  newRow: (person) => ({ practitioner_id: person.id, notice_minutes: 0 }),
  change: { notice_minutes: 0 },
  expected: {
    visitor: { select: 'refused', insert: 'refused', update: 'refused', delete: 'refused' },
    patient: signedIn,
    student: signedIn,
    therapist: signedIn,
    admin: signedIn,
  },
})
