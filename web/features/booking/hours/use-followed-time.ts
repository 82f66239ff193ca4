import { useLayoutEffect } from 'react'

interface FormWithTime {
  setValue: (name: 'startsAt', value: string) => void
  getValues: () => { startsAt: string }
  clearErrors: (name: 'startsAt') => void
}

/** The hour is chosen in the address; the form that sends it follows, before anything can be pressed. */
export function useFollowedTime({ setValue, clearErrors }: FormWithTime, slot: string | null) {
  useLayoutEffect(() => {
    setValue('startsAt', slot ?? '')
    if (slot) clearErrors('startsAt')
  }, [slot, setValue, clearErrors])
}
