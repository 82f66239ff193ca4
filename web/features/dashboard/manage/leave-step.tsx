import { href } from 'react-router'
import { appointmentNow } from '#domain/booking/appointment/appointment-now.ts'
import { formatPrice } from '#domain/format.ts'
import { formatDateInYear } from '#domain/format-time.ts'
import { errorMessage } from '#domain/messages.ts'
import { dayOf } from '#domain/time.ts'
import { Alert } from '#web/components/ui/alert.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { ButtonLink } from '#web/components/ui/button-link.tsx'
import type { Appointment } from '#web/features/booking/queries.ts'
import { useNow } from '#web/lib/hooks/use-now.ts'
import { type CancellationKind, useCancelAppointment } from './use-cancel-appointment.ts'

type LeaveStepProps = { appointment: Appointment; way: CancellationKind; onKeep: () => void; onLeft: () => void }

/** Shows the exact refund before confirmation; the server refuses any other amount. */
export function LeaveStep({ appointment, way, onKeep, onLeft }: LeaveStepProps) {
  const now = useNow(5)
  const leave = useCancelAppointment(onLeft)
  const { id, bookedAt, priceCents, leftCents, practitionerName } = appointment
  const { refundCents, feeCents, cancel, move } = appointmentNow(appointment, now)
  if (!bookedAt) return null
  // The session may begin while this is open.
  if (!cancel.isPossible)
    return (
      <>
        <Alert>{cancel.sentence}</Alert>
        <Button variant="secondary" width="full" onClick={onKeep}>
          Retour
        </Button>
      </>
    )
  const name = practitionerName ?? 'la personne qui vous reçoit'
  return (
    <div className="grid gap-4">
      <dl className="grid gap-2 rounded-2xl border bg-card p-4 text-card-foreground">
        <Money term={`Payé le ${formatDateInYear(dayOf(bookedAt))}`} cents={priceCents} />
        {leftCents < priceCents && <Money term="Déjà rendus" cents={priceCents - leftCents} />}
        <Money term="Frais d’annulation" cents={feeCents} />
        <div className="flex items-baseline justify-between gap-3 border-t pt-3">
          <dt className="font-semibold">Vous serez remboursé·e de</dt>
          <dd className="whitespace-nowrap font-display text-2xl">{formatPrice(refundCents)}</dd>
        </div>
      </dl>
      <p className="text-small text-muted-foreground">
        Sur la carte qui a servi à payer. Nous prévenons {name}. Aucune raison ne vous est demandée.
      </p>
      {leave.failure && <Alert tone="error">{errorMessage(leave.failure.code, leave.failure.params)}</Alert>}
      <Button variant="secondary" size="large" width="full" onClick={onKeep}>
        Garder mon rendez-vous
      </Button>
      <Button
        variant="destructive"
        size="large"
        width="full"
        isBusy={leave.isBusy}
        onClick={() => leave.run({ appointment, way, refundCents })}
      >
        {way === 'withdraw' ? 'Confirmer la renonciation' : 'Annuler mon rendez-vous'}
      </Button>
      {move.isPossible && (
        <div className="text-center">
          <ButtonLink to={`${href('/appointment')}?move=${id}`} variant="ghost">
            Plutôt déplacer, c’est gratuit
          </ButtonLink>
        </div>
      )}
    </div>
  )
}

function Money({ term, cents }: { term: string; cents: number }) {
  return (
    <div className="flex justify-between gap-3">
      <dt className="text-muted-foreground">{term}</dt>
      <dd>{formatPrice(cents)}</dd>
    </div>
  )
}
