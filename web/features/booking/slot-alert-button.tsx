import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { GenderPreference } from '#domain/booking/words.ts'
import { Button } from '#web/components/ui/button.tsx'
import { useAuthState } from '#web/lib/auth-state.ts'
import { client } from '#web/lib/client.ts'
import { showNotice } from '#web/lib/toast.ts'
import { slotAlerts } from './queries.ts'

/** For who finds nobody free: a mail leaves as soon as somebody is. */
export function SlotAlertButton({ preference }: { preference: GenderPreference }) {
  const auth = useAuthState()
  const queryClient = useQueryClient()
  const { data: asked = [] } = useQuery(slotAlerts)
  const ask = useMutation({
    mutationFn: async () => {
      const supabase = await client()
      const userId = auth.status === 'signed-in' ? auth.user.id : ''
      const { error } = await supabase.from('slot_alerts').insert({ user_id: userId, gender_preference: preference })
      if (error) throw error
    },
    onSuccess: async () => {
      showNotice('slot_alert_set')
      await queryClient.invalidateQueries({ queryKey: slotAlerts.queryKey })
    },
  })
  if (asked.includes(preference)) return <output>Vous serez prévenu·e par e-mail dès qu’un créneau s’ouvre.</output>
  return (
    <Button variant="outline" isBusy={ask.isPending} onClick={() => ask.mutate()}>
      Me prévenir
    </Button>
  )
}
