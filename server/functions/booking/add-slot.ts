import { newSlotSchema } from '#domain/availability/schema.ts'
import { slotOf } from '#domain/availability/slot.ts'
import { AppError } from '#domain/errors.ts'
import { lockOwnCalendar } from '../../booking/calendars.ts'
import { insertSlot } from '../../booking/insert-slot.ts'
import { requireTelephone } from '../../booking/require-telephone.ts'
import { defineFunction } from '../../doors/functions/define-function.ts'
import { callerId } from '../../identity/caller-id.ts'

export const addSlot = defineFunction({
  name: 'add-slot',
  who: ['student', 'therapist'],
  input: newSlotSchema,
  limit: { per: 'account', times: 300, perSeconds: 60 * 60 },
  idempotent: true,
  async handle({ input, identity, sql, now }) {
    const practitionerId = callerId(identity)
    const slot = slotOf(input, now)
    if (typeof slot === 'string') throw new AppError(slot)
    await requireTelephone(sql, practitionerId)
    await lockOwnCalendar(sql, practitionerId)
    const slotId = await insertSlot(sql, practitionerId, slot)
    if (!slotId) throw new AppError('slot_overlaps')
    return { slotId }
  },
})
