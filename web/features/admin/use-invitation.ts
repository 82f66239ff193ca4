import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { appErrorOf } from '#web/lib/data/errors.ts'
import { invoke } from '#web/lib/data/invoke.ts'
import { showNotice } from '#web/lib/toast.ts'

/** Requests an account that two people must open; the form values are kept while the code is asked for. */
export function useInvitation<I extends { reason: string }>(
  act: 'invite-psychologist' | 'invite-administrator',
  onClose: () => void,
) {
  const queries = useQueryClient()
  const [unproved, setUnproved] = useState<I>()
  const send = useMutation({
    mutationFn: async (invitation: I) => {
      const { reason, ...input } = invitation
      try {
        await invoke('request-act', { act, input, reason })
      } catch (error) {
        const refusal = await appErrorOf(error)
        if (refusal.code !== 'fresh_proof_needed') throw refusal
        setUnproved(invitation)
        return
      }
      showNotice('act_requested')
      onClose()
      await queries.invalidateQueries({ queryKey: ['admin'] })
    },
    meta: { showsItsErrors: true },
  })
  const prove = () => {
    if (!unproved) return
    setUnproved(undefined)
    send.mutate(unproved)
  }
  return { send, unproved, prove }
}
