import { useQuery } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { href } from 'react-router'
import { formatDay, formatDayInYear } from '#domain/format-time.ts'
import { dayOf } from '#domain/time.ts'
import { pageMeta } from '#web/app/page-meta.ts'
import { Icon } from '#web/components/icon.tsx'
import { QueryState } from '#web/components/query-state.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { ButtonLink } from '#web/components/ui/button-link.tsx'
import { EmptyState } from '#web/components/ui/empty-state.tsx'
import { PageTitle } from '#web/components/ui/page-title.tsx'
import { SegmentedControl } from '#web/components/ui/segmented-control.tsx'
import { Skeleton } from '#web/components/ui/skeleton.tsx'
import { type MySlot, mySlots } from '#web/features/availability/queries.ts'
import { myMeetings, takenByMeetings } from '#web/features/supervision/queries.ts'
import { bothQueries } from '#web/lib/hooks/both-queries.ts'
import { useNow } from '#web/lib/hooks/use-now.ts'
import { ConsultationSheet } from '../manage/consultation-sheet.tsx'
import { PracticeFrame } from '../practice-frame.tsx'
import { type Practice, usePractice } from '../use-practice.ts'
import { VerificationBanner } from '../verification-banner.tsx'
import { AgendaGrid, AgendaList, agendaEntries } from './agenda-entries.tsx'
import { CalendarFeedCard } from './calendar-feed-card.tsx'
import { agendaFilters, useAgendaView } from './use-agenda-view.ts'

export function meta() {
  return pageMeta({
    title: 'Mon agenda',
    description: 'Vos rendez-vous et vos créneaux, semaine par semaine.',
    path: href('/agenda-etudiant'),
    index: false,
  })
}

const views = [
  { value: 'week', label: 'Semaine' },
  { value: 'day', label: 'Jour' },
]

/** Week or day view: an hour grid on wide screens, a list of days on small ones. */
export default function AgendaPage() {
  const today = dayOf(useNow(60))
  const agenda = useAgendaView(today)
  const practice = usePractice()
  const slots = useQuery(mySlots)
  const { data: meetings = [] } = useQuery({ ...myMeetings, select: takenByMeetings })
  const isHere = ({ startsAt }: { startsAt: Date }) => agenda.days.includes(dayOf(startsAt))
  const entriesOf = ([{ all }, open]: [Practice, MySlot[]]) =>
    agendaEntries(
      all.filter((one) => one.status !== 'canceled' && isHere(one)),
      open.filter(isHere),
      meetings.filter(isHere),
      agenda.show,
    )
  const opened = practice.consultations.data?.all.find(({ id }) => id === agenda.openedId)
  const drawn = { days: agenda.days, today, onOpen: (id: string) => agenda.change({ open: id }) }

  return (
    <PracticeFrame user={practice.user}>
      <header className="flex flex-wrap items-center justify-between gap-4">
        <div>
          <PageTitle size="tool">Mon agenda</PageTitle>
          <p className="text-muted-foreground">
            {agenda.view === 'day' ? formatDay(agenda.date) : `Semaine du ${formatDayInYear(agenda.monday)}`} · heure de
            Paris
          </p>
        </div>
        <Steps {...agenda} />
      </header>
      <VerificationBanner profile={practice.profile.data} />
      <div className="flex flex-wrap gap-3">
        <SegmentedControl
          label="Vue"
          value={agenda.view}
          onValueChange={(view) => agenda.change({ view })}
          options={views}
        />
        <SegmentedControl
          label="Afficher"
          value={agenda.show}
          onValueChange={(show) => agenda.change({ show })}
          options={agendaFilters}
        />
      </div>
      <QueryState
        query={bothQueries(practice.consultations, slots)}
        failure="Nous n’avons pas pu lire votre agenda."
        skeleton={<Skeleton shape="screen" />}
      >
        {(read) => <Entries view={agenda.view} drawn={{ ...drawn, entries: entriesOf(read) }} />}
      </QueryState>
      <CalendarFeedCard />
      {opened && <ConsultationSheet consultation={opened} onClose={() => agenda.change({ open: null })} />}
    </PracticeFrame>
  )
}

type EntriesProps = { view: 'day' | 'week'; drawn: ComponentProps<typeof AgendaGrid> }

function Entries({ view, drawn }: EntriesProps) {
  if (drawn.entries.length === 0)
    return (
      <EmptyState
        sentence={view === 'day' ? 'Rien de prévu ce jour-là.' : 'Rien de prévu cette semaine.'}
        action={
          <ButtonLink to={href('/disponibilites')} variant="secondary">
            Ajouter des disponibilités
          </ButtonLink>
        }
      />
    )
  return (
    <>
      <div className="hidden lg:block">
        <AgendaGrid {...drawn} />
      </div>
      <div className="lg:hidden">
        <AgendaList {...drawn} />
      </div>
    </>
  )
}

function Steps({ view, goBy, change }: ReturnType<typeof useAgendaView>) {
  const [before, after] =
    view === 'day' ? ['Jour précédent', 'Jour suivant'] : ['Semaine précédente', 'Semaine suivante']
  return (
    <div className="flex gap-2">
      <Button variant="outline" size="icon" aria-label={before} onClick={() => goBy(-1)}>
        <Icon name="chevron-left" />
      </Button>
      <Button variant="outline" onClick={() => change({ date: null })}>
        Aujourd’hui
      </Button>
      <Button variant="outline" size="icon" aria-label={after} onClick={() => goBy(1)}>
        <Icon name="chevron-right" />
      </Button>
    </div>
  )
}
