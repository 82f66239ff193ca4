import { wallTimeOf } from '#domain/time.ts'
import { invoke } from '#web/lib/data/invoke.ts'
import { showError, showNotice } from '#web/lib/toast.ts'
import type { MySlot } from './queries.ts'
import { useAddSlot } from './use-add-slot.ts'
import { useSlotAct } from './use-slot-act.ts'

/** Undo of a removal adds the same hours again. */
export function useRemoveSlot(onRemoved: (slot: MySlot) => void) {
  const add = useAddSlot(showError)

  function restore({ startsAt, endsAt }: MySlot) {
    const { day, time: startTime } = wallTimeOf(startsAt)
    add.mutate({ day, startTime, endTime: wallTimeOf(endsAt).time })
  }

  const remove = useSlotAct({
    act: (slot: MySlot) => invoke('remove-slot', { slotId: slot.id }),
    actFailed: 'availability_remove_failed',
    onDone: (_answer, slot) => {
      showNotice('slot_removed', { action: { label: 'Rétablir', onClick: () => restore(slot) } })
      onRemoved(slot)
    },
  })
  return { ...remove, restore }
}
