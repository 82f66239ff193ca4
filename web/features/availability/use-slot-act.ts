import { useMutation, useQueryClient } from '@tanstack/react-query'
import { AppError, type ErrorCode } from '#domain/errors.ts'
import { errorMessage } from '#domain/messages.ts'
import { appErrorOf } from '#web/lib/data/errors.ts'
import { useIdempotencyKey } from '#web/lib/hooks/use-idempotency-key.ts'
import { availabilityFailure } from './availability-failure.ts'
import { mySlots } from './queries.ts'

type SlotAct<Input, Answer> = {
  /** Also validates the input: its errors are shown like those of the server. */
  act: (input: Input, idempotencyKey: string) => Promise<Answer>
  actFailed: ErrorCode
  onDone: (answer: Answer, input: Input) => void
  /** For a failure that the screen does not show. */
  onFailure?: (failure: Error) => void
}

/** Mutation of own slots: refreshes the list; a failure is kept for the screen. */
export function useSlotAct<Input, Answer>({ act, actFailed, onDone, onFailure }: SlotAct<Input, Answer>) {
  const queryClient = useQueryClient()
  const attempt = useIdempotencyKey()
  const mutation = useMutation({
    mutationFn: async (input: Input) => {
      try {
        return await act(input, attempt.keyFor(input))
      } catch (reason) {
        throw availabilityFailure(await appErrorOf(reason), actFailed)
      }
    },
    meta: { showsItsErrors: true },
    onError: (failure) => onFailure?.(failure),
    onSuccess: async (answer, input) => {
      attempt.forget()
      await queryClient.invalidateQueries({ queryKey: mySlots.queryKey })
      onDone(answer, input)
    },
  })
  const { error } = mutation
  const failure = error instanceof AppError ? errorMessage(error.code, error.params) : undefined
  return { ...mutation, failure }
}
