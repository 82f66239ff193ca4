import { useMutation } from '@tanstack/react-query'
import { type RefObject, useRef } from 'react'
import { Button } from '#web/components/ui/button.tsx'
import { Dialog } from '#web/components/ui/dialog.tsx'

type EraseDialogProps = {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  title: string
  description: string
  /** Button labels, the safe one first. */
  labels: [keep: string, erase: string]
  /** Elements that take the focus afterwards, since the opener may be gone. */
  heirs: { erased: RefObject<HTMLElement | null>; kept?: RefObject<HTMLElement | null> }
  onErase: () => Promise<void>
}

/** Confirmation before erasing. Stays open with an error when it fails. */
export function EraseDialog({ isOpen, onOpenChange, title, description, labels, heirs, onErase }: EraseDialogProps) {
  const isErased = useRef(false)
  const { mutate, isPending } = useMutation({
    mutationFn: onErase,
    // Before the request: erasing may unmount this dialog.
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
