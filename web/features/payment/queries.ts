import { queryOptions } from '@tanstack/react-query'
import type { ParentalPurpose } from '#domain/booking/parental.ts'
import { client } from '#web/lib/client.ts'
import { readRows } from '#web/lib/data/read-rows.ts'

/** Polled while waiting for the parent's answer. */
export const parentalAuthorisations = (purpose: ParentalPurpose) =>
  queryOptions({
    queryKey: ['parental-authorisations', purpose],
    queryFn: async () => {
      const supabase = await client()
      return readRows(
        supabase
          .from('parental_authorisations')
          .select('parent_email, expires_at, granted_at, refused_at, withdrawn_at')
          .eq('purpose', purpose)
          .order('requested_at', { ascending: false })
          .limit(10),
      )
    },
    refetchInterval: 15_000,
  })

interface Answers {
  granted_at: string | null
  withdrawn_at: string | null
}

/** Whether a parent's consent is in force. */
export const isGranted = (asked: readonly Answers[]) =>
  asked.some((one) => one.granted_at !== null && one.withdrawn_at === null)

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
