import { useLayoutEffect } from 'react'

interface FormWithTime {
  setValue: (name: 'startsAt', value: string) => void
  getValues: () => { startsAt: string }
  clearErrors: (name: 'startsAt') => void
}

/** Copies the start from the URL into the form, before paint, so that a submit never sends an old one. */
export function useSyncStartWithUrl({ setValue, clearErrors }: FormWithTime, slot: string | null) {
  useLayoutEffect(() => {
    setValue('startsAt', slot ?? '')
    if (slot) clearErrors('startsAt')
  }, [slot, setValue, clearErrors])
}
