import { useMutation, useQueryClient } from '@tanstack/react-query'
import { AppError } from '#domain/errors.ts'
import type { Alternative } from '#domain/functions.ts'
import { showError } from '#web/lib/toast.ts'
import { useAttemptKey } from '#web/lib/use-attempt-key.ts'

/** Takes a start, by holding it or by moving an appointment to it: both meet the same refusals. */
export function useTakeSlot<Input, Answer>(
  take: (input: Input, idempotencyKey: string) => Promise<Answer>,
  onTaken: (answer: Answer) => Promise<void> | void,
) {
  const queryClient = useQueryClient()
  const attempt = useAttemptKey()
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (input: Input) => take(input, attempt.keyFor(input)),
    meta: { showsItsErrors: true },
    onSuccess: async (answer) => {
      attempt.forget()
      await queryClient.invalidateQueries({ queryKey: ['my-appointments'] })
      await onTaken(answer)
    },
    onError: async (failure) => {
      void queryClient.invalidateQueries({ queryKey: ['free-times'] })
      void queryClient.invalidateQueries({ queryKey: ['free-practitioners'] })
      await showError(failure)
    },
  })
  const refusal = error instanceof AppError ? error : undefined
  return { run: mutate, isBusy: isPending, refusal, forgetRefusal: reset }
}

export function alternativesIn({ details }: AppError): Alternative[] {
  const offered: unknown = details?.alternatives
  return Array.isArray(offered) ? offered.filter(isAlternative) : []
}

function isAlternative(value: unknown): value is Alternative {
  return typeof value === 'object' && value !== null && 'startsAt' in value && typeof value.startsAt === 'string'
}
