import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { GenderPreference } from '#domain/booking/words.ts'
import type { Day } from '#domain/time.ts'
import { useAuthState } from '#web/lib/auth/auth-state.ts'
import { client } from '#web/lib/client.ts'
import { appErrorOf } from '#web/lib/data/errors.ts'
import { slotAlerts } from './queries.ts'

/** What somebody wants to be told of: somebody's hours, a day, an hour; without any of them, whatever is free. */
export interface AlertWish {
  gender: GenderPreference
  practitionerId?: string | null
  day?: Day | null
  startsAt?: string | null
}

export function isSameWish(a: AlertWish, b: AlertWish): boolean {
  const instant = ({ startsAt }: AlertWish) => (startsAt ? Date.parse(startsAt) : null)
  return (
    a.gender === b.gender &&
    (a.practitionerId ?? null) === (b.practitionerId ?? null) &&
    (a.day ?? null) === (b.day ?? null) &&
    instant(a) === instant(b)
  )
}

export function useAskForAlert({ showsItsErrors = false }: { showsItsErrors?: boolean } = {}) {
  const auth = useAuthState()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async ({ gender, practitionerId = null, day = null, startsAt = null }: AlertWish) => {
      const supabase = await client()
      const { error } = await supabase.from('slot_alerts').insert({
        user_id: auth.status === 'signed-in' ? auth.user.id : '',
        gender_preference: gender,
        practitioner_id: practitionerId,
        day,
        starts_at: startsAt,
      })
      if (error) throw await appErrorOf(error)
    },
    meta: { notice: 'slot_alert_set', ...(showsItsErrors && { showsItsErrors }) },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: slotAlerts.queryKey }),
  })
}
