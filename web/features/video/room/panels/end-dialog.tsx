import { useMutation } from '@tanstack/react-query'
import { Button } from '#web/components/ui/button.tsx'
import { Dialog } from '#web/components/ui/dialog.tsx'
import { invoke } from '#web/lib/data/invoke.ts'

type EndDialogProps = {
  appointmentId: string
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  onEnded: () => void
}

export function EndDialog({ appointmentId, isOpen, onOpenChange, onEnded }: EndDialogProps) {
  const end = useMutation({
    mutationFn: () => invoke('end-consultation', { appointmentId }),
    onSuccess: onEnded,
  })
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title="Terminer la séance ?"
      description="La salle se ferme pour vous deux."
      actions={
        <>
          <Button variant="outline" onClick={() => onOpenChange(false)}>
            Rester
          </Button>
          <Button variant="destructive" isBusy={end.isPending} onClick={() => end.mutate()}>
            Terminer
          </Button>
        </>
      }
    />
  )
}
