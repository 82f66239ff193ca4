import { href } from 'react-router'
import { formatShortDateTime, formatShortDay } from '#domain/format-time.ts'
import { noteDueAt } from '#domain/notes/deadlines.ts'
import { dayOf } from '#domain/time.ts'
import { Icon } from '#web/components/icon.tsx'
import { Badge } from '#web/components/ui/badge.tsx'
import { ButtonLink } from '#web/components/ui/button-link.tsx'
import { Card } from '#web/components/ui/card.tsx'
import type { Appointment } from '#web/features/booking/queries.ts'
import { otherParty } from './appointment-party.ts'

/** Overdue work: notes of held consultations not yet handed in, and notes sent back. */
export function ToDoCard({ consultations }: { consultations: readonly Appointment[] }) {
  const owed = consultations.filter(
    ({ status, noteState }) =>
      noteState === 'needs_revision' || (status === 'completed' && (noteState === null || noteState === 'draft')),
  )
  // A practitioner without consultations owes no notes.
  if (consultations.length === 0) return null
  return (
    <Card title="À faire" aside={owed.length > 0 && <Badge tone="info">{owed.length}</Badge>}>
      {owed.length === 0 && <p className="text-muted-foreground">Vos notes de séance sont à jour.</p>}
      <ul className="grid divide-y">
        {owed.map((consultation) => (
          <OwedNote key={consultation.id} consultation={consultation} />
        ))}
      </ul>
    </Card>
  )
}

function OwedNote({ consultation }: { consultation: Appointment }) {
  const { id, startsAt, endsAt, noteState } = consultation
  const isSentBack = noteState === 'needs_revision'
  return (
    <li className="flex items-center gap-3 py-3 first:pt-0 last:pb-0">
      <Icon name={isSentBack ? 'undo-2' : 'notebook-pen'} className="size-5 text-primary" />
      <div className="min-w-0 flex-1">
        <p className="font-semibold">
          {isSentBack ? 'Revoir' : 'Écrire'} la note de {otherParty(consultation)}
        </p>
        <p className="text-muted-foreground text-small">
          {formatShortDateTime(startsAt)}
          {isSentBack
            ? ', avec un commentaire de supervision'
            : `, attendue le ${formatShortDay(dayOf(noteDueAt(endsAt)))}`}
        </p>
      </div>
      <ButtonLink to={href('/notes/:id', { id })} variant="outline">
        {isSentBack ? 'Revoir' : 'Écrire'}
        <span className="sr-only"> la note, {formatShortDateTime(startsAt)}</span>
      </ButtonLink>
    </li>
  )
}
