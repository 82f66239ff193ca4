import { useState } from 'react'
import { appointmentNow } from '#domain/booking/appointment/appointment-now.ts'
import { consultationTypes } from '#domain/booking/words.ts'
import { formatShortDateTime } from '#domain/format-time.ts'
import { Badge } from '#web/components/ui/badge.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { Card } from '#web/components/ui/card.tsx'
import { EmptyState } from '#web/components/ui/empty-state.tsx'
import type { Appointment } from '#web/features/booking/queries.ts'
import { useNow } from '#web/lib/hooks/use-now.ts'
import { stateTones } from './appointment-list.tsx'
import { otherParty } from './appointment-party.ts'
import { ConsultationSheet } from './manage/consultation-sheet.tsx'
import { noteLooks } from './note-looks.ts'

/** One line per consultation; « Voir les détails » opens the sheet. */
export function PastConsultations({ consultations }: { consultations: readonly Appointment[] }) {
  const [opened, setOpened] = useState<Appointment>()
  const now = useNow(60)
  if (consultations.length === 0) return <EmptyState sentence="Aucune consultation passée" />
  return (
    <Card>
      <ul className="grid divide-y">
        {consultations.map((consultation) => {
          const { state, label, notice } = appointmentNow(consultation, now)
          return (
            <li key={consultation.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0">
              <div className="min-w-48 flex-1">
                <p className="font-semibold">{formatShortDateTime(consultation.startsAt)}</p>
                <p className="text-small text-muted-foreground">
                  {otherParty(consultation)} · {consultationTypes[consultation.consultationType]}
                  {notice && ` · ${notice}`}
                </p>
              </div>
              {consultation.noteState && (
                <Badge tone={noteLooks[consultation.noteState].tone}>
                  Note : {noteLooks[consultation.noteState].label.toLocaleLowerCase('fr')}
                </Badge>
              )}
              <Badge tone={stateTones[state]}>{label}</Badge>
              <Button variant="outline" onClick={() => setOpened(consultation)}>
                Voir les détails
                <span className="sr-only">, {formatShortDateTime(consultation.startsAt)}</span>
              </Button>
            </li>
          )
        })}
      </ul>
      {opened && <ConsultationSheet consultation={opened} onClose={() => setOpened(undefined)} />}
    </Card>
  )
}
