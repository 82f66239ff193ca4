import { type NewSlot, newSlotSchema } from '#domain/availability/schema.ts'
import { slotOf } from '#domain/availability/slot.ts'
import { AppError } from '#domain/errors.ts'
import { invoke } from '#web/lib/data/invoke.ts'
import { showNotice } from '#web/lib/toast.ts'
import { useSlotAct } from './use-slot-act.ts'

export function useAddSlot(onFailure?: (failure: Error) => void) {
  return useSlotAct({
    act: (slot: Partial<NewSlot>, idempotencyKey) => invoke('add-slot', checked(slot), { idempotencyKey }),
    actFailed: 'availability_add_failed',
    onDone: () => showNotice('slot_added'),
    onFailure,
  })
}

function checked(slot: Partial<NewSlot>): NewSlot {
  if (!slot.day) throw new AppError('slot_date_missing')
  const parsed = newSlotSchema.safeParse(slot)
  if (!parsed.success) throw new AppError('slot_ends_before_it_starts')
  const meant = slotOf(parsed.data, new Date())
  if (typeof meant === 'string') throw new AppError(meant)
  return parsed.data
}
