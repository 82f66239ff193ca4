import { appointmentNow } from '#domain/booking/appointment/appointment-now.ts'
import { formatDateTime } from '#domain/format-time.ts'
import { errorMessage } from '#domain/messages.ts'
import { Alert } from '#web/components/ui/alert.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { Dialog } from '#web/components/ui/dialog.tsx'
import type { Appointment } from '#web/features/booking/queries.ts'
import { useNow } from '#web/lib/hooks/use-now.ts'
import { useCancelAppointment } from './use-cancel-appointment.ts'

type CancelDialogProps = { appointment: Appointment; onClose: () => void }

/** Cancellation by a practitioner: the patient is always refunded in full. Patients cancel in `ManageSheet`. */
export function CancelDialog({ appointment, onClose }: CancelDialogProps) {
  const leave = useCancelAppointment(onClose)
  const { startsAt } = appointment
  const { cancel, refundCents } = appointmentNow(appointment, useNow(5))
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Annuler ce rendez-vous ?"
      description={`Rendez-vous du ${formatDateTime(startsAt)}.`}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Garder mon rendez-vous
          </Button>
          {cancel.isPossible && (
            <Button
              variant="destructive"
              isBusy={leave.isBusy}
              onClick={() => leave.run({ appointment, way: 'cancel', refundCents })}
            >
              Annuler mon rendez-vous
            </Button>
          )}
        </>
      }
    >
      <p>{cancel.sentence}</p>
      {leave.failure && <Alert tone="error">{errorMessage(leave.failure.code, leave.failure.params)}</Alert>}
    </Dialog>
  )
}
