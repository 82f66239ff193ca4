import { useState } from 'react'
import { href, Link } from 'react-router'
import { canMove, canWithdraw } from '#domain/booking/rights.ts'
import { appointmentStatuses, consultationTypes } from '#domain/booking/words.ts'
import { formatPrice } from '#domain/format.ts'
import { formatShortDateTime } from '#domain/format-time.ts'
import { practitionerTitle } from '#domain/profile/practitioner-title.ts'
import { ReceiptButton } from '#web/components/receipt-button.tsx'
import { Badge } from '#web/components/ui/badge.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { ButtonLink } from '#web/components/ui/button-link.tsx'
import type { Appointment } from '#web/features/booking/queries.ts'
import { useNow } from '#web/lib/use-now.ts'
import { CancelDialog } from './cancel-dialog.tsx'
import type { WayOut } from './use-cancel-appointment.ts'

export const statusTones = {
  held: 'warning',
  upcoming: 'info',
  completed: 'success',
  missed: 'neutral',
  canceled: 'neutral',
} as const

const link = 'inline-flex min-h-11 items-center underline underline-offset-4'

export function AppointmentList({ appointments }: { appointments: readonly Appointment[] }) {
  const [leaving, setLeaving] = useState<{ appointment: Appointment; way: WayOut }>()
  return (
    <>
      <ul className="grid divide-y">
        {appointments.map((appointment) => (
          <li key={appointment.id} className="grid gap-1 py-4 first:pt-0">
            <div className="flex items-start justify-between gap-3">
              <div>
                <p className="font-semibold">{formatShortDateTime(appointment.startsAt)}</p>
                <p className="text-small text-muted-foreground">
                  {namedParty(appointment)} · {consultationTypes[appointment.consultationType]}
                </p>
              </div>
              <Badge tone={statusTones[appointment.status]}>{appointmentStatuses[appointment.status]}</Badge>
            </div>
            <Acts appointment={appointment} onLeave={(way) => setLeaving({ appointment, way })} />
          </li>
        ))}
      </ul>
      {leaving && <CancelDialog {...leaving} onClose={() => setLeaving(undefined)} />}
    </>
  )
}

export function otherParty({ mySide, patientName, practitionerName }: Appointment): string {
  return (mySide === 'patient' ? practitionerName : patientName) ?? 'Compte supprimé'
}

/** Whom a patient will meet is named with their title. */
export function namedParty(appointment: Appointment): string {
  const { mySide, practitionerName, practitionerType: type, practitionerGender: gender } = appointment
  if (mySide !== 'patient' || !practitionerName) return otherParty(appointment)
  return `${practitionerName}, ${practitionerTitle({ type, gender })}`
}

type ActsProps = { appointment: Appointment; onLeave: (way: WayOut) => void }

function Acts({ appointment, onLeave }: ActsProps) {
  const now = useNow(60)
  const { id, status, mySide, bookedAt, paidCents, refundedCents } = appointment
  if (status === 'held')
    return (
      <div>
        <ButtonLink to={href('/payment')} variant="outline">
          Reprendre le paiement
        </ButtonLink>
      </div>
    )
  if (status === 'missed')
    return (
      <div>
        {refundedCents > 0 && (
          <p className="text-small text-muted-foreground">{formatPrice(refundedCents)} remboursés</p>
        )}
        <Receipt appointment={appointment} />
      </div>
    )
  if (status === 'canceled')
    return paidCents > 0 ? (
      <div>
        <p className="text-small text-muted-foreground">
          {refundedCents > 0 ? `${formatPrice(refundedCents)} remboursés` : 'Remboursement en cours'}
        </p>
        <Receipt appointment={appointment} />
      </div>
    ) : null
  if (status === 'completed')
    return (
      <div className="flex flex-wrap items-center gap-x-4">
        {mySide === 'patient' ? (
          <Link className={link} to={`${href('/session-summary')}?appointment=${id}`}>
            Voir résumé
          </Link>
        ) : (
          <Link className={link} to={href('/notes/:id', { id })}>
            Notes
          </Link>
        )}
        <Receipt appointment={appointment} />
      </div>
    )
  if (!bookedAt || now >= appointment.startsAt) return null
  const booking = { ...appointment, bookedAt }
  return (
    <div className="flex flex-wrap gap-x-5">
      {mySide === 'patient' && (
        <ButtonLink to={`${href('/payment-success')}?appointment=${id}`} variant="ghost">
          Voir la confirmation
        </ButtonLink>
      )}
      {canMove(booking, now, mySide) && (
        <ButtonLink to={`${href('/appointment')}?move=${id}`} variant="ghost">
          Modifier
        </ButtonLink>
      )}
      {mySide === 'patient' && (
        <ButtonLink to={`${href('/appointment')}?move=${id}&keep=time`} variant="ghost">
          Changer de praticien
        </ButtonLink>
      )}
      <Button variant="ghost" onClick={() => onLeave('cancel')}>
        Annuler
      </Button>
      {mySide === 'patient' && canWithdraw(booking, now) && (
        <Button variant="ghost" onClick={() => onLeave('withdraw')}>
          Renoncer au contrat ici
        </Button>
      )}
    </div>
  )
}

function Receipt({ appointment: { mySide, paymentId } }: { appointment: Appointment }) {
  if (mySide !== 'patient' || !paymentId) return null
  return (
    <div>
      <ReceiptButton paymentId={paymentId} variant="ghost" />
    </div>
  )
}
