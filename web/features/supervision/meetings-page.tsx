import { useQuery } from '@tanstack/react-query'
import { href } from 'react-router'
import { pageMeta } from '#web/app/page-meta.ts'
import { hasPrimaryAction } from '#web/app/shell/page-handle.ts'
import { QueryState } from '#web/components/query-state.tsx'
import { RevealTogether } from '#web/components/reveal-together.tsx'
import { Card } from '#web/components/ui/card.tsx'
import { EmptyState } from '#web/components/ui/empty-state.tsx'
import { PageTitle } from '#web/components/ui/page-title.tsx'
import { Skeleton } from '#web/components/ui/skeleton.tsx'
import { useAuthState } from '#web/lib/auth/auth-state.ts'
import { useNow } from '#web/lib/hooks/use-now.ts'
import { MeetingRow } from './meeting-row.tsx'
import { OfferMeetingForm } from './offer-meeting-form.tsx'
import { type Meeting, myMeetings } from './queries.ts'

export const handle = hasPrimaryAction

export function meta() {
  return pageMeta({
    title: 'Rendez-vous de supervision',
    description: 'Les créneaux de supervision proposés et pris.',
    path: href('/supervision/rendez-vous'),
    index: false,
  })
}

/** Supervision meetings: psychologists offer slots, their students book them. */
export default function MeetingsPage() {
  const auth = useAuthState()
  const isTherapist = auth.status === 'signed-in' && auth.user.type === 'therapist'
  const meetings = useQuery(myMeetings)
  return (
    <>
      <PageTitle size="narrow">
        <span className="whitespace-nowrap">Rendez-vous</span> de supervision
      </PageTitle>
      <RevealTogether skeleton={<Skeleton shape="screen" />}>
        <div
          className={`grid grid-cols-1 items-start gap-5 ${isTherapist ? 'xl:grid-cols-[minmax(0,1fr)_340px]' : ''}`}
        >
          <QueryState query={meetings} failure="Nous n’avons pas pu lire vos rendez-vous de supervision.">
            {(all) => <Meetings meetings={all} />}
          </QueryState>
          {isTherapist && <OfferMeetingForm />}
        </div>
      </RevealTogether>
    </>
  )
}

function Meetings({ meetings }: { meetings: readonly Meeting[] }) {
  const now = useNow(30)
  const taken = meetings.filter(isTaken)
  const free = meetings.filter((meeting) => !isTaken(meeting) && meeting.places_left > 0)
  if (taken.length + free.length === 0)
    return (
      <Card>
        <EmptyState sentence="Aucun créneau de supervision." />
      </Card>
    )
  return (
    <div className="grid gap-5">
      <Group title="Rendez-vous pris" meetings={taken} now={now} />
      <Group title="Créneaux libres" meetings={free} now={now} />
    </div>
  )
}

const isTaken = ({ my_side: side, is_booked: isBooked, students_booked: booked }: Meeting) =>
  side === 'supervisor' ? booked > 0 : isBooked

function Group({ title, meetings, now }: { title: string; meetings: readonly Meeting[]; now: Date }) {
  if (meetings.length === 0) return null
  return (
    <Card title={title}>
      <ul className="grid divide-y">
        {meetings.map((meeting) => (
          <MeetingRow key={meeting.id} meeting={meeting} now={now} />
        ))}
      </ul>
    </Card>
  )
}
