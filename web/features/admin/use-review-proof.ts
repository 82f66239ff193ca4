import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { InputOf } from '#domain/functions.ts'
import { invoke } from '#web/lib/data/invoke.ts'
import { showNotice } from '#web/lib/toast.ts'

/** Decides about a proof document; the toast can undo it until the mail is sent. */
export function useReviewProof(onDecided: () => void) {
  const queries = useQueryClient()
  const refresh = () => queries.invalidateQueries({ queryKey: ['admin'] })
  const undo = useMutation({
    mutationFn: (reviewId: string) => invoke('undo-review', { reviewId }),
    meta: { notice: 'review_undone' },
    onSuccess: refresh,
  })
  return useMutation({
    mutationFn: (review: InputOf<'review-proof'>) => invoke('review-proof', review),
    async onSuccess({ reviewId }, { decision }) {
      const notice = { accepted: 'proof_accepted', complement: 'complement_asked', refused: 'proof_refused' } as const
      showNotice(notice[decision], { action: { label: 'Annuler', onClick: () => undo.mutate(reviewId) } })
      onDecided()
      await refresh()
    },
    // A file that changed meanwhile is shown as it is now.
    onError: refresh,
  })
}
