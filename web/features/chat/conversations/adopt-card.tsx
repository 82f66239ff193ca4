import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#web/components/ui/button.tsx'
import { invoke } from '#web/lib/data/invoke.ts'
import { unadoptedConversation } from './kept-choices.ts'

type AdoptCardProps = { sessionId: string; onAdopted: () => void }

/** After sign-in: a conversation without account joins the account only by choice. */
export function AdoptCard({ sessionId, onAdopted }: AdoptCardProps) {
  const [isDeclined, setDeclined] = useState(() => unadoptedConversation.is(sessionId))
  const adopt = useMutation({ mutationFn: () => invoke('adopt-conversation', { sessionId }), onSuccess: onAdopted })
  if (isDeclined) return null

  function decline() {
    unadoptedConversation.remember(sessionId)
    setDeclined(true)
  }

  return (
    <section aria-label="Garder cette conversation" className="grid gap-3 rounded-2xl border bg-card p-5 sm:ml-12">
      <p>Cette conversation a commencé sans compte. Voulez-vous la garder dans le vôtre ?</p>
      <div className="flex flex-wrap gap-2.5">
        <Button variant="secondary" isBusy={adopt.isPending} onClick={() => adopt.mutate()}>
          La garder dans mon compte
        </Button>
        <Button variant="ghost" onClick={decline}>
          La laisser à part
        </Button>
      </div>
    </section>
  )
}
