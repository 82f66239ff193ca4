import { type RefObject, useRef, useState } from 'react'
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
  /** What takes the focus after it: whatever asked for it may be gone. */
  heirs: { erased: RefObject<HTMLElement | null>; kept?: RefObject<HTMLElement | null> }
  onErase: () => Promise<void>
}

/** Nothing that was said disappears at one click. Stays open, with a word of why, when the erasing fails. */
export function EraseDialog({ isOpen, onOpenChange, title, description, labels, heirs, onErase }: EraseDialogProps) {
  const [isBusy, setBusy] = useState(false)
  const isErased = useRef(false)

  async function erase() {
    setBusy(true)
    // Before, not after: what is erased may take this dialog along.
    isErased.current = true
    try {
      await onErase()
      onOpenChange(false)
    } catch (error) {
      isErased.current = false
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
      heir={() => (isErased.current ? heirs.erased : heirs.kept)?.current}
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
