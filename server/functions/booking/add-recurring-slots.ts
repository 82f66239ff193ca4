import { recurringDays } from '#domain/availability/recurring-days.ts'
import { newRecurringSlotsSchema } from '#domain/availability/schema.ts'
import { slotOf } from '#domain/availability/slot.ts'
import { AppError, type ErrorCode } from '#domain/errors.ts'
import { lockOwnCalendar } from '../../booking/calendars.ts'
import { insertSlot } from '../../booking/insert-slot.ts'
import { requireTelephone } from '../../booking/require-telephone.ts'
import { defineFunction } from '../../doors/functions/define-function.ts'
import { callerId } from '../../identity/caller-id.ts'

/** Adds the possible slots of a series and returns the refused days; if none is possible, throws the reason. */
export const addRecurringSlots = defineFunction({
  name: 'add-recurring-slots',
  who: ['student', 'therapist'],
  input: newRecurringSlotsSchema,
  limit: { per: 'account', times: 60, perSeconds: 60 * 60 },
  idempotent: true,
  async handle({ input, identity, sql, now }) {
    const practitionerId = callerId(identity)
    await requireTelephone(sql, practitionerId)
    // The calendar lock keeps the free times valid until they are written.
    await lockOwnCalendar(sql, practitionerId)
    const skippedDays: string[] = []
    let firstRefusal: ErrorCode | undefined
    let added = 0
    for (const day of recurringDays(input)) {
      const slot = slotOf({ ...input, day }, now)
      const isAdded = typeof slot !== 'string' && (await insertSlot(sql, practitionerId, slot)) !== undefined
      if (isAdded) added++
      else {
        skippedDays.push(day)
        firstRefusal ??= typeof slot === 'string' ? slot : 'slot_overlaps'
      }
    }
    if (added === 0) throw new AppError(firstRefusal ?? 'slot_past')
    return { added, skippedDays }
  },
})
