import { useState } from 'react'
import { Button } from '#web/components/ui/button.tsx'
import { showError } from '#web/lib/toast.ts'

/** A very long conversation is read page by page, from its end. */
export function EarlierButton({ onEarlier }: { onEarlier: () => Promise<void> }) {
  const [isBusy, setBusy] = useState(false)

  async function read() {
    setBusy(true)
    try {
      await onEarlier()
    } catch (error) {
      await showError(error)
    } finally {
      setBusy(false)
    }
  }

  return (
    <div className="justify-self-center">
      <Button variant="outline" isBusy={isBusy} onClick={() => void read()}>
        Messages plus anciens
      </Button>
    </div>
  )
}
