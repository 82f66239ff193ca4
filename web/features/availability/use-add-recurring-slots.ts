import { type NewRecurringSlots, newRecurringSlotsSchema } from '#domain/availability/schema.ts'
import { AppError } from '#domain/errors.ts'
import { invoke } from '#web/lib/data/invoke.ts'
import { showNotice } from '#web/lib/toast.ts'
import { useSlotAct } from './use-slot-act.ts'

type Series = Omit<NewRecurringSlots, 'from'> & { from: string | undefined }

export function useAddRecurringSlots() {
  return useSlotAct({
    act: (series: Series, idempotencyKey) => invoke('add-recurring-slots', checked(series), { idempotencyKey }),
    actFailed: 'availability_add_failed',
    onDone: (answer, { weekdays }) => {
      if (answer.added > 0) showNotice('recurring_slots_added', { params: { n: weekdays.length } })
    },
  })
}

function checked(series: Series): NewRecurringSlots {
  if (!series.from) throw new AppError('slot_date_missing')
  const parsed = newRecurringSlotsSchema.safeParse(series)
  if (!parsed.success) throw new AppError('slot_ends_before_it_starts')
  return parsed.data
}
