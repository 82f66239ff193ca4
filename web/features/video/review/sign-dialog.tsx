import { reviewedBy } from '#domain/notes/reviewed-by.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Dialog } from '#web/components/ui/dialog.tsx'

type SignDialogProps = {
  isAmendment: boolean
  reviewerName: string
  now: Date
  isBusy: boolean
  onSign: () => void
  onClose: () => void
}

/** Shows what the patient will read before the irreversible signature. */
export function SignDialog({ isAmendment, reviewerName, now, isBusy, onSign, onClose }: SignDialogProps) {
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={isAmendment ? 'Signer ce complément ?' : 'Signer cette note ?'}
      description={
        isAmendment
          ? 'Un complément signé ne change plus.'
          : 'Une note signée ne change plus. La personne reçue ne la lit pas ; elle verra :'
      }
      actions={
        <>
          <Button variant="outline" onClick={onClose}>
            Relire encore
          </Button>
          <Button isBusy={isBusy} onClick={onSign}>
            Signer
          </Button>
        </>
      }
    >
      {!isAmendment && <p className="rounded-xl bg-secondary p-4">«&nbsp;{reviewedBy(reviewerName, now)}&nbsp;»</p>}
    </Dialog>
  )
}
