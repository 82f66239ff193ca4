import { useState } from 'react'
import { href } from 'react-router'
import { consultationTypes } from '#domain/booking/words.ts'
import { formatCount } from '#domain/format.ts'
import { formatDateTime } from '#domain/format-time.ts'
import { Badge } from '#web/components/ui/badge.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { ButtonLink } from '#web/components/ui/button-link.tsx'
import { Card } from '#web/components/ui/card.tsx'
import { EmptyState } from '#web/components/ui/empty-state.tsx'
import type { Appointment } from '#web/features/booking/queries.ts'
import { otherParty } from './appointment-party.ts'
import { ConsultationSheet } from './manage/consultation-sheet.tsx'

type ComingConsultationsProps = { consultations: readonly Appointment[]; hasAgenda: boolean }

export function ComingConsultations({ consultations, hasAgenda }: ComingConsultationsProps) {
  const [openedId, setOpenedId] = useState<string>()
  const opened = consultations.find(({ id }) => id === openedId)
  return (
    <Card
      title="Consultations à venir"
      aside={
        consultations.length > 0 && (
          <p className="text-muted-foreground text-small">{formatCount(consultations.length, 'séance', 'séances')}</p>
        )
      }
      foot={
        hasAgenda &&
        consultations.length > 0 && (
          <ButtonLink to={href('/agenda-etudiant')} variant="ghost">
            Voir agenda
          </ButtonLink>
        )
      }
    >
      {consultations.length === 0 && (
        <EmptyState
          sentence="Vous n'avez pas de consultations à venir"
          action={
            <ButtonLink to={href('/therapist/availability')} variant="secondary">
              Ajouter des disponibilités
            </ButtonLink>
          }
        />
      )}
      <ul className="grid divide-y">
        {consultations.map((consultation) => (
          <li key={consultation.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 first:pt-0">
            <div className="min-w-48 flex-1">
              <p className="font-semibold">{formatDateTime(consultation.startsAt)}</p>
              <p className="text-small text-muted-foreground">
                {otherParty(consultation)} · {consultationTypes[consultation.consultationType]}
              </p>
            </div>
            <Badge tone="info">Visio</Badge>
            <Button variant="outline" onClick={() => setOpenedId(consultation.id)}>
              Préparer
            </Button>
          </li>
        ))}
      </ul>
      {opened && <ConsultationSheet consultation={opened} onClose={() => setOpenedId(undefined)} />}
    </Card>
  )
}
