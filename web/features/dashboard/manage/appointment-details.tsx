import type { ReactNode } from 'react'
import { appointmentStatuses, consultationTypes } from '#domain/booking/words.ts'
import { formatPrice } from '#domain/format.ts'
import { formatDateTime, formatDay } from '#domain/format-time.ts'
import { dayOf } from '#domain/time.ts'
import { ReceiptButton } from '#web/components/receipt-button.tsx'
import { BottomSheet } from '#web/components/ui/bottom-sheet.tsx'
import type { Appointment } from '#web/features/booking/queries.ts'
import { namedParty } from '../appointment-party.ts'
import { OwnLetterLink } from './own-letter-link.tsx'

/** A patient's past appointment: its outcome and its payment. */
export function AppointmentDetails({ appointment, onClose }: { appointment: Appointment; onClose: () => void }) {
  const { startsAt, status, paymentId, paidCents, refundedCents, consultationType, topic } = appointment
  return (
    <BottomSheet
      onClose={onClose}
      title="Détails du rendez-vous"
      description={
        <>
          <p>{formatDateTime(startsAt)}</p>
          <p>{namedParty(appointment)}</p>
        </>
      }
    >
      <dl className="grid gap-3">
        <Line term="État">{endWords(appointment)}</Line>
        <Line term="Type">{consultationTypes[consultationType]}</Line>
        <Line term="Sujet principal">{topic ?? 'Effacé'}</Line>
        {paidCents > 0 && <Line term="Payé">{formatPrice(paidCents)}</Line>}
        {(refundedCents > 0 || status === 'canceled') && paidCents > 0 && (
          <Line term="Remboursé">{refundedCents > 0 ? formatPrice(refundedCents) : 'Remboursement en cours'}</Line>
        )}
      </dl>
      <div className="mt-5 flex flex-wrap gap-3 empty:hidden">
        {paymentId && <ReceiptButton paymentId={paymentId} variant="outline" />}
        <OwnLetterLink appointmentId={appointment.id} />
      </div>
    </BottomSheet>
  )
}

function endWords({ status, canceledAt, canceledBy, practitionerName }: Appointment): string {
  if (status !== 'canceled' || !canceledAt) return appointmentStatuses[status]
  const by = {
    patient: 'par vous',
    practitioner: `par ${practitionerName ?? 'le praticien'}`,
    service: 'par Mivoix',
    parent: 'un parent ayant retiré son accord',
  }
  return `Annulé le ${formatDay(dayOf(canceledAt))}${canceledBy ? `, ${by[canceledBy]}` : ''}`
}

function Line({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-small text-muted-foreground">{term}</dt>
      <dd className="whitespace-pre-line break-words font-semibold">{children}</dd>
    </div>
  )
}
