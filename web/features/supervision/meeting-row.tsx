import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { href } from 'react-router'
import { formatCount } from '#domain/format.ts'
import { formatDateTime, formatNearDateTime } from '#domain/format-time.ts'
import { roomOpensAt } from '#domain/video/room-hours.ts'
import { Icon } from '#web/components/icon.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { ButtonLink } from '#web/components/ui/button-link.tsx'
import { Dialog } from '#web/components/ui/dialog.tsx'
import { invoke } from '#web/lib/data/invoke.ts'
import { type Meeting, myMeetings } from './queries.ts'

/** One meeting, with the actions available to the reader. */
export function MeetingRow({ meeting, now }: { meeting: Meeting; now: Date }) {
  const { id, is_booked: isBooked, my_side: side, students_booked: booked } = meeting
  const startsAt = new Date(meeting.starts_at)
  const queryClient = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  const askAgain = () => queryClient.invalidateQueries({ queryKey: myMeetings.queryKey })
  const book = useMutation({
    mutationFn: () => invoke('book-meeting', { meetingId: id }),
    onSettled: askAgain,
    meta: { notice: 'meeting_booked' },
  })
  const cancel = useMutation({
    mutationFn: () => invoke('cancel-meeting', { meetingId: id }),
    onSettled: () => {
      setAsking(false)
      return askAgain()
    },
    meta: { notice: 'meeting_canceled' },
  })
  const isMine = side === 'supervisor' || isBooked
  const isOpen = isMine && booked > 0 && now >= roomOpensAt(startsAt)
  const when = formatNearDateTime(startsAt, now)
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4 first:pt-0 last:pb-0">
      <div className="min-w-48 flex-1">
        <p className="font-semibold">{when}</p>
        <p className="text-muted-foreground text-small">{detailsOf(meeting)}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        {isOpen && (
          <ButtonLink to={href('/session/:id', { id })}>
            <Icon name="video" />
            Rejoindre
          </ButtonLink>
        )}
        {isMine && startsAt > now && (
          <Button variant="outline" onClick={() => setAsking(true)}>
            Annuler<span className="sr-only"> le créneau, {when}</span>
          </Button>
        )}
        {!isMine && startsAt > now && (
          <Button isBusy={book.isPending} onClick={() => book.mutate()}>
            Prendre ce créneau<span className="sr-only">, {when}</span>
          </Button>
        )}
      </div>
      {isAsking && (
        <Dialog
          isOpen
          onOpenChange={(isStill) => !isStill && setAsking(false)}
          title="Annuler ce créneau ?"
          description={`Supervision du ${formatDateTime(startsAt)}.${booked > 0 ? ' Les personnes concernées sont prévenues par e-mail.' : ''}`}
          actions={
            <>
              <Button variant="outline" onClick={() => setAsking(false)}>
                Garder
              </Button>
              <Button variant="destructive" isBusy={cancel.isPending} onClick={() => cancel.mutate()}>
                Annuler le créneau
              </Button>
            </>
          }
        />
      )}
    </li>
  )
}

function detailsOf({
  kind,
  my_side: side,
  supervisor_name: supervisor,
  student_names: names,
  places_left: left,
}: Meeting) {
  const what = kind === 'group' ? 'En groupe' : 'Individuel'
  if (side === 'student') return `${what} · avec ${supervisor}, psychologue`
  const who = names.length > 0 ? `avec ${names.join(' et ')}` : 'libre'
  return `${what} · ${who}${kind === 'group' && left > 0 ? ` · ${formatCount(left, 'place libre', 'places libres')}` : ''}`
}
