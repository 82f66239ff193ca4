import { useQuery } from '@tanstack/react-query'
import { href } from 'react-router'
import { consultationTypes } from '#domain/booking/words.ts'
import { formatCount } from '#domain/format.ts'
import { formatShortDateTime, formatShortDay } from '#domain/format-time.ts'
import { dayOf } from '#domain/time.ts'
import { Icon } from '#web/components/icon.tsx'
import { QueryState } from '#web/components/query-state.tsx'
import { Avatar } from '#web/components/ui/avatar.tsx'
import { Badge } from '#web/components/ui/badge.tsx'
import { ButtonLink } from '#web/components/ui/button-link.tsx'
import { Card } from '#web/components/ui/card.tsx'
import { Table } from '#web/components/ui/table.tsx'
import { useNow } from '#web/lib/hooks/use-now.ts'
import { CardCaption } from './card-caption.tsx'
import { type NoteToReview, notesToReview } from './queries.ts'

/** Notes to review and sign, oldest first. */
export function NotesCard() {
  const notes = useQuery(notesToReview)
  const now = useNow(60)
  return (
    <QueryState query={notes} failure="Nous n’avons pas pu lire les notes à relire.">
      {(waiting) =>
        waiting.length === 0 ? (
          <Card title="Notes à relire">
            <p className="text-muted-foreground">Aucune note à relire.</p>
          </Card>
        ) : (
          <Table
            caption={
              <CardCaption
                title="Notes à relire"
                aside={`${formatCount(waiting.length, 'note', 'notes')}, la plus ancienne d’abord`}
              />
            }
            columns={['Étudiant·e', 'Séance', 'Type', 'À relire avant', 'Relire']}
            hasActs
            rows={waiting.map((note) => ({ id: note.review_id, cells: cellsOf(note, now) }))}
          />
        )
      }
    </QueryState>
  )
}

function cellsOf(note: NoteToReview, now: Date) {
  const { appointment_id: id, student_name: name, starts_at: startsAt, is_own_student: isOwn } = note
  return [
    <span key="who" className="inline-flex items-center gap-3">
      <Avatar name={name} size="small" />
      <span>
        {name}
        {note.is_crisis && <span className="block font-normal text-note text-warning">situation de crise</span>}
        {!isOwn && <span className="block font-normal text-muted-foreground text-note">supervision d’un confrère</span>}
      </span>
    </span>,
    formatShortDateTime(new Date(startsAt)),
    `${consultationTypes[note.consultation_type]}${note.is_amendment ? ', complément' : ''}`,
    <Due key="due" at={new Date(note.due_at)} now={now} />,
    <ButtonLink key="act" to={href('/notes/:id', { id })} variant="outline">
      Relire
      <span className="sr-only">
        {' '}
        la note de {name}, {formatShortDateTime(new Date(startsAt))}
      </span>
    </ButtonLink>,
  ]
}

/** A warning on the last day, « en retard » afterwards. */
function Due({ at, now }: { at: Date; now: Date }) {
  const isToday = dayOf(at) === dayOf(now)
  const isLate = at < now && !isToday
  if (!isLate && !isToday) return <Badge>{formatShortDay(dayOf(at))}</Badge>
  return (
    <Badge tone="warning">
      <Icon name="clock" className="size-4" />
      {isLate ? 'en retard' : 'aujourd’hui'}
    </Badge>
  )
}
