import { href } from 'react-router'
import { formatShortDateTime } from '#domain/format-time.ts'
import { Badge } from '#web/components/ui/badge.tsx'
import { ButtonLink } from '#web/components/ui/button-link.tsx'
import { Card } from '#web/components/ui/card.tsx'
import type { Appointment } from '#web/features/booking/queries.ts'
import { otherParty } from './appointment-party.ts'
import { noteLooks } from './note-looks.ts'

/** Notes started by the practitioner, newest first; each has its own screen. */
export function SessionNotes({ consultations }: { consultations: readonly Appointment[] }) {
  const noted = consultations.filter(({ noteState }) => noteState !== null)
  if (noted.length === 0)
    return (
      <div className="grid gap-1 py-8 text-center">
        <p className="font-semibold">Aucune note de séance disponible</p>
        <p className="text-muted-foreground">Vous pourrez ajouter des notes après vos consultations</p>
      </div>
    )
  return (
    <Card>
      <ul className="grid divide-y">
        {noted.map((consultation) => (
          <NoteItem key={consultation.id} consultation={consultation} />
        ))}
      </ul>
    </Card>
  )
}

function NoteItem({ consultation }: { consultation: Appointment }) {
  const { id, startsAt, noteState } = consultation
  const { label, tone, act } = noteLooks[noteState ?? 'draft']
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0">
      <div className="min-w-48 flex-1">
        <p className="font-semibold">{formatShortDateTime(startsAt)}</p>
        <p className="text-muted-foreground text-small">{otherParty(consultation)}</p>
      </div>
      <Badge tone={tone}>{label}</Badge>
      <ButtonLink to={href('/notes/:id', { id })} variant="outline">
        {act}
        <span className="sr-only"> la note, {formatShortDateTime(startsAt)}</span>
      </ButtonLink>
    </li>
  )
}
