import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useAuthState } from '#web/lib/auth/auth-state.ts'
import { client } from '#web/lib/client.ts'
import { appErrorOf } from '#web/lib/data/errors.ts'
import { type AlertCriteria, slotAlerts } from './slot-alerts.ts'

export function useAskForAlert({ showsItsErrors = false }: { showsItsErrors?: boolean } = {}) {
  const auth = useAuthState()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async ({ gender, practitionerId = null, startsAt = null, ...criteria }: AlertCriteria) => {
      const supabase = await client()
      const { error } = await supabase.from('slot_alerts').insert({
        user_id: auth.status === 'signed-in' ? auth.user.id : '',
        gender_preference: gender,
        practitioner_id: practitionerId,
        starts_at: startsAt,
        ...criteria,
      })
      if (error) throw await appErrorOf(error)
    },
    meta: { notice: 'slot_alert_set', ...(showsItsErrors && { showsItsErrors }) },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: slotAlerts.queryKey }),
  })
}
