import { useMutation, useQueryClient } from '@tanstack/react-query'
import { AppError } from '#domain/errors.ts'
import { type Appointment, myAppointments } from '#web/features/booking/queries.ts'
import { invoke } from '#web/lib/data/invoke.ts'
import { useIdempotencyKey } from '#web/lib/hooks/use-idempotency-key.ts'
import { showNotice } from '#web/lib/toast.ts'

export type CancellationKind = 'cancel' | 'withdraw'
type Leaving = { appointment: Appointment; way: CancellationKind; refundCents: number }

/** Cancels, or exercises the right of withdrawal, for exactly the refund that was shown. */
export function useCancelAppointment(onDone: () => void) {
  const queryClient = useQueryClient()
  const attempt = useIdempotencyKey()
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: async ({ appointment: { id: appointmentId }, way, refundCents }: Leaving) => {
      const idempotencyKey = attempt.keyFor({ appointmentId, way, refundCents })
      if (way === 'withdraw') return invoke('withdraw-from-contract', { appointmentId }, { idempotencyKey })
      return invoke('cancel-appointment', { appointmentId, refundCents }, { idempotencyKey })
    },
    meta: { showsItsErrors: true },
    onSuccess: async () => {
      showNotice('appointment_canceled')
      onDone()
      await queryClient.invalidateQueries({ queryKey: myAppointments.queryKey })
    },
  })
  return { run: mutate, isBusy: isPending, failure: error instanceof AppError ? error : undefined, reset }
}
