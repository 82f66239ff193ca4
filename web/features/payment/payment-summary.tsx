import type { ReactNode } from 'react'
import { freeCancellationIfBookedNow } from '#domain/booking/appointment/free-cancellation-words.ts'
import { consultationTypes, genderPreferences } from '#domain/booking/words.ts'
import { CONSULTATION_MINUTES } from '#domain/constants.ts'
import { formatPrice } from '#domain/format.ts'
import { formatDateTime } from '#domain/format-time.ts'
import { practitionerStatus } from '#domain/profile/practitioner-status.ts'
import { Card } from '#web/components/ui/card.tsx'
import type { Appointment } from '#web/features/booking/queries.ts'
import { PractitionerPresentation } from '#web/features/booking/shared/practitioner-presentation.tsx'
import { useNow } from '#web/lib/hooks/use-now.ts'

export function PaymentSummary({ appointment }: { appointment: Appointment }) {
  const { startsAt, priceCents } = appointment
  const now = useNow(60)
  const status = practitionerStatus({
    type: appointment.practitionerType,
    gender: appointment.practitionerGender,
    studyYear: appointment.practitionerStudyYear,
    specialization: appointment.practitionerSpecialization,
  })
  return (
    <Card title="Récapitulatif">
      <dl className="grid gap-3">
        <Line term="Type de consultation">{consultationTypes[appointment.consultationType]}</Line>
        <Line term="Sujet principal">{appointment.topic ?? '–'}</Line>
        <Line term="Date et heure">{formatDateTime(startsAt)}</Line>
        <Line term="Avec">
          {appointment.practitionerName}
          <span className="block font-normal text-muted-foreground">{status}</span>
          <div className="whitespace-normal font-normal">
            <PractitionerPresentation
              name={appointment.practitionerName ?? ''}
              university={appointment.practitionerUniversity}
              specialties={appointment.practitionerSpecialties}
              bio={appointment.practitionerBio}
            />
          </div>
        </Line>
        <Line term="Préférence de genre">{genderPreferences[appointment.genderPreference]}</Line>
      </dl>
      <p className="mt-4 flex justify-between gap-4 border-t pt-4">
        <span>Consultation ({CONSULTATION_MINUTES} minutes)</span>
        <span>{formatPrice(priceCents)}</span>
      </p>
      <p className="mt-2 flex items-baseline justify-between gap-4 font-semibold">
        <span>Total</span>
        <span className="font-display font-medium text-2xl">{formatPrice(priceCents)}</span>
      </p>
      <p className="mt-4 text-small text-muted-foreground">{freeCancellationIfBookedNow(startsAt, now)}</p>
    </Card>
  )
}

function Line({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-4 sm:grid-cols-[11rem_1fr]">
      <dt className="text-muted-foreground">{term}</dt>
      <dd className="whitespace-pre-line break-words font-semibold">{children}</dd>
    </div>
  )
}
