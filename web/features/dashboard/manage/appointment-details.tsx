import type { ReactNode } from 'react'
import { appointmentNow } from '#domain/booking/appointment/appointment-now.ts'
import { consultationTypes } from '#domain/booking/words.ts'
import { formatPrice } from '#domain/format.ts'
import { formatDateTime, formatDay } from '#domain/format-time.ts'
import { dayOf } from '#domain/time.ts'
import { BottomSheet } from '#web/components/ui/bottom-sheet.tsx'
import type { Appointment } from '#web/features/booking/queries.ts'
import { ReceiptButton } from '#web/features/payment/shared/receipt-button.tsx'
import { useNow } from '#web/lib/hooks/use-now.ts'
import { namedParty } from '../appointment-party.ts'
import { OwnLetterLink } from './own-letter-link.tsx'

/** A patient's past appointment: its outcome and its payment. */
export function AppointmentDetails({ appointment, onClose }: { appointment: Appointment; onClose: () => void }) {
  const { startsAt, paymentId, paidCents, consultationType, topic } = appointment
  const { label, notice } = appointmentNow(appointment, useNow(60))
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
        <Line term="État">{endWords(appointment, label)}</Line>
        <Line term="Type">{consultationTypes[consultationType]}</Line>
        <Line term="Sujet principal">{topic ?? 'Effacé'}</Line>
        {paidCents > 0 && <Line term="Payé">{formatPrice(paidCents)}</Line>}
        {notice && <Line term="Issue">{notice}</Line>}
      </dl>
      <div className="mt-5 flex flex-wrap gap-3 empty:hidden">
        {paymentId && <ReceiptButton paymentId={paymentId} variant="outline" />}
        <OwnLetterLink appointmentId={appointment.id} />
      </div>
    </BottomSheet>
  )
}

function endWords({ status, canceledAt, canceledBy, practitionerName }: Appointment, label: string): string {
  if (status !== 'canceled' || !canceledAt) return label
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
