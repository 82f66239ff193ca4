import { refundNow } from '#domain/booking/rights.ts'
import { formatPrice } from '#domain/format.ts'
import { formatDateTime } from '#domain/format-time.ts'
import { errorMessage } from '#domain/messages.ts'
import { Alert } from '#web/components/ui/alert.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { Dialog } from '#web/components/ui/dialog.tsx'
import type { Appointment } from '#web/features/booking/queries.ts'
import { useNow } from '#web/lib/use-now.ts'
import { useCancelAppointment, type WayOut } from './use-cancel-appointment.ts'

type CancelDialogProps = { appointment: Appointment; way: WayOut; onClose: () => void }

/** Says the exact amount before the click; the server refuses any other. */
export function CancelDialog({ appointment, way, onClose }: CancelDialogProps) {
  const now = useNow(5)
  const leave = useCancelAppointment(onClose)
  const { mySide, startsAt, priceCents, bookedAt } = appointment
  const refundCents = bookedAt ? refundNow({ ...appointment, bookedAt }, now, mySide) : priceCents
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={way === 'withdraw' ? 'Renoncer au contrat ?' : 'Annuler ce rendez-vous ?'}
      description={`Rendez-vous du ${formatDateTime(startsAt)}.`}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Garder mon rendez-vous
          </Button>
          <Button
            variant="destructive"
            isBusy={leave.isBusy}
            onClick={() => leave.run({ appointment, way, refundCents })}
          >
            {way === 'withdraw' ? 'Confirmer la renonciation' : 'Annuler mon rendez-vous'}
          </Button>
        </>
      }
    >
      {refundCents === priceCents ? (
        <p>
          Remboursement intégral : <strong>{formatPrice(refundCents)}</strong>
          {mySide === 'practitioner' && ', pour la personne qui avait réservé'}.
        </p>
      ) : (
        <p>
          Remboursement : <strong>{formatPrice(refundCents)}</strong> sur {formatPrice(priceCents)}. Les frais
          d’annulation tardive sont de {formatPrice(priceCents - refundCents)}.
        </p>
      )}
      {leave.failure && <Alert tone="error">{errorMessage(leave.failure.code, leave.failure.params)}</Alert>}
    </Dialog>
  )
}
