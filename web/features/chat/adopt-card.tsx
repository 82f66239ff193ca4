import { useState } from 'react'
import { Button } from '#web/components/ui/button.tsx'
import { invoke } from '#web/lib/invoke.ts'
import { showError } from '#web/lib/toast.ts'
import { apartConversation } from './kept-choices.ts'

type AdoptCardProps = { sessionId: string; onAdopted: () => void }

/** For who signed in after a conversation without an account: it joins the account by choice alone. */
export function AdoptCard({ sessionId, onAdopted }: AdoptCardProps) {
  const [isDeclined, setDeclined] = useState(() => apartConversation.is(sessionId))
  const [isBusy, setBusy] = useState(false)
  if (isDeclined) return null

  function decline() {
    apartConversation.remember(sessionId)
    setDeclined(true)
  }

  async function adopt() {
    setBusy(true)
    try {
      await invoke('adopt-conversation', { sessionId })
      onAdopted()
    } catch (error) {
      setBusy(false)
      await showError(error)
    }
  }

  return (
    <section aria-label="Garder cette conversation" className="grid gap-3 rounded-2xl border bg-card p-5 sm:ml-12">
      <p>Cette conversation a commencé sans compte. Voulez-vous la garder dans le vôtre ?</p>
      <div className="flex flex-wrap gap-2.5">
        <Button variant="secondary" isBusy={isBusy} onClick={() => void adopt()}>
          La garder dans mon compte
        </Button>
        <Button variant="ghost" onClick={decline}>
          La laisser à part
        </Button>
      </div>
    </section>
  )
}
