import { useMutation, useQueryClient } from '@tanstack/react-query'
import { AppError } from '#domain/errors.ts'
import { useIdempotencyKey } from '#web/lib/hooks/use-idempotency-key.ts'

/** Takes a start, by holding it or by rescheduling to it: both get the same errors, which the form shows. */
export function useTakeSlot<Input, Answer>(
  take: (input: Input, idempotencyKey: string) => Promise<Answer>,
  onTaken: (answer: Answer) => Promise<void> | void,
) {
  const queryClient = useQueryClient()
  const attempt = useIdempotencyKey()
  const act = useMutation({
    mutationFn: (input: Input) => take(input, attempt.keyFor(input)),
    meta: { showsItsErrors: true },
    onSuccess: async (answer) => {
      attempt.forget()
      await queryClient.invalidateQueries({ queryKey: ['my-appointments'] })
      await onTaken(answer)
    },
    onError: () => {
      void queryClient.invalidateQueries({ queryKey: ['free-times'] })
      void queryClient.invalidateQueries({ queryKey: ['free-practitioners'] })
    },
  })
  return { ...act, refusalCode: act.error instanceof AppError ? act.error.code : undefined }
}
