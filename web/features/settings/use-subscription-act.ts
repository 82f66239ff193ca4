import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { NoticeCode } from '#domain/notices.ts'
import { mySubscription, paidMonths } from '#web/features/premium/queries.ts'
import { invoke } from '#web/lib/data/invoke.ts'

const notices = {
  'cancel-subscription': 'subscription_canceled',
  'resume-subscription': 'subscription_resumed',
  'withdraw-from-subscription': 'subscription_withdrawn',
} as const satisfies Record<string, NoticeCode>

/** Mutation of the reader's subscription; its queries are refetched after `onActed`. */
export function useSubscriptionAct(name: keyof typeof notices, onActed: () => void) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => invoke(name, {}),
    meta: { notice: notices[name] },
    onSuccess: onActed,
    onSettled: async () => {
      await queryClient.invalidateQueries({ queryKey: mySubscription.queryKey })
      await queryClient.invalidateQueries({ queryKey: paidMonths.queryKey })
    },
  })
}
