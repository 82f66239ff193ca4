import { useState } from 'react'
import { Button } from '#web/components/ui/button.tsx'
import { Dialog } from '#web/components/ui/dialog.tsx'
import { showError } from '#web/lib/toast.ts'

type EraseDialogProps = {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  title: string
  description: string
  /** What the two buttons say; the first keeps everything as it is. */
  labels: [keep: string, erase: string]
  onErase: () => Promise<void>
}

/** Nothing that was said disappears at one click. Stays open, with a word of why, when the erasing fails. */
export function EraseDialog({ isOpen, onOpenChange, title, description, labels, onErase }: EraseDialogProps) {
  const [isBusy, setBusy] = useState(false)

  async function erase() {
    setBusy(true)
    try {
      await onErase()
      onOpenChange(false)
    } catch (error) {
      await showError(error)
    } finally {
      setBusy(false)
    }
  }

  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={title}
      description={description}
      actions={
        <>
          <Button variant="outline" onClick={() => onOpenChange(false)}>
            {labels[0]}
          </Button>
          <Button variant="destructive" isBusy={isBusy} onClick={() => void erase()}>
            {labels[1]}
          </Button>
        </>
      }
    />
  )
}
