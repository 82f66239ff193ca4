import { queryOptions } from '@tanstack/react-query'
import { client } from '#web/lib/client.ts'
import { readRows } from '#web/lib/data/read-rows.ts'

/** Polled while waiting for the parent's answer. */
export const parentalAuthorisations = queryOptions({
  queryKey: ['parental-authorisations'],
  queryFn: async () => {
    const supabase = await client()
    return readRows(
      supabase
        .from('parental_authorisations')
        .select('parent_email, expires_at, granted_at, refused_at, withdrawn_at')
        .order('requested_at', { ascending: false })
        .limit(10),
    )
  },
  refetchInterval: 15_000,
})

/** Whether a payment was received: also true for a booking that was lost and is refunded. */
export const wasPaid = (appointmentId: string) =>
  queryOptions({
    queryKey: ['was-paid', appointmentId],
    queryFn: async () => {
      const supabase = await client()
      const paid = supabase
        .from('payments')
        .select('id')
        .eq('appointment_id', appointmentId)
        .in('payment_status', ['completed', 'refunded'])
      return (await readRows(paid)).length > 0
    },
  })
