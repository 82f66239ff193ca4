import { useMutation } from '@tanstack/react-query'
import { type RefObject, useRef } from 'react'
import { Button } from '#web/components/ui/button.tsx'
import { Dialog } from '#web/components/ui/dialog.tsx'

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
  const isErased = useRef(false)
  const { mutate, isPending } = useMutation({
    mutationFn: onErase,
    // Before, not after: what is erased may take this dialog along.
    onMutate: () => {
      isErased.current = true
    },
    onError: () => {
      isErased.current = false
    },
    onSuccess: () => onOpenChange(false),
  })

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
          <Button variant="destructive" isBusy={isPending} onClick={() => mutate()}>
            {labels[1]}
          </Button>
        </>
      }
    />
  )
}
