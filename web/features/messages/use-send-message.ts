import { useMutation, useQueryClient } from '@tanstack/react-query'
import { MESSAGES_CONSENT_VERSION } from '#domain/constants.ts'
import { AppError } from '#domain/errors.ts'
import { client } from '#web/lib/client.ts'
import { appErrorOf } from '#web/lib/data/errors.ts'
import { invoke } from '#web/lib/data/invoke.ts'
import { messagesConsent, myConversations } from './queries.ts'

interface Sending {
  body: string
  attempt: string
  /** The patient has just given consent to storing messages. */
  agrees: boolean
}

async function recordConsent(): Promise<void> {
  const supabase = await client()
  const { error } = await supabase.from('consents').insert({ purpose: 'messages', version: MESSAGES_CONSENT_VERSION })
  // Unique violation: recorded already, by an attempt whose answer was lost.
  if (error && error.code !== '23505') throw await appErrorOf(error)
}

type Handlers = { threadId: string; onSent: () => void; onHelp: (numbers: unknown) => void }

/** The draft is cleared on success only; crisis help is shown in both cases. */
export function useSendMessage({ threadId, onSent, onHelp }: Handlers) {
  const queryClient = useQueryClient()
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: async ({ body, attempt, agrees }: Sending) => {
      if (agrees) await recordConsent()
      return invoke('send-message', { threadId, body }, { idempotencyKey: attempt })
    },
    meta: { showsItsErrors: true },
    onError: async (failure) => {
      onHelp(failure instanceof AppError ? failure.details?.help : undefined)
      // Consent may have been withdrawn in another tab: then it is asked for again.
      await queryClient.invalidateQueries({ queryKey: messagesConsent.queryKey })
    },
    onSuccess: async ({ help }) => {
      onHelp(help)
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: ['thread-messages', threadId] }),
        queryClient.invalidateQueries({ queryKey: myConversations.queryKey }),
        queryClient.invalidateQueries({ queryKey: messagesConsent.queryKey }),
      ])
      onSent()
    },
  })
  return { send: mutate, isBusy: isPending, failure: error instanceof AppError ? error : undefined, reset }
}
