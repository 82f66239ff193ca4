import { useQuery } from '@tanstack/react-query'
import { formatDay, formatDayInYear } from '#domain/format-time.ts'
import { dayOf } from '#domain/time.ts'
import { pageMeta } from '#web/app/page-meta.ts'
import { Icon } from '#web/components/icon.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { ButtonLink } from '#web/components/ui/button-link.tsx'
import { EmptyState } from '#web/components/ui/empty-state.tsx'
import { ErrorState } from '#web/components/ui/error-state.tsx'
import { SegmentedControl } from '#web/components/ui/segmented-control.tsx'
import { mySlots } from '#web/features/availability/queries.ts'
import { useNow } from '#web/lib/use-now.ts'
import { AgendaGrid, AgendaList, agendaEntries } from './agenda-entries.tsx'
import { CalendarFeedCard } from './calendar-feed-card.tsx'
import { ConsultationSheet } from './consultation-sheet.tsx'
import { DashboardLoading } from './dashboard-loading.tsx'
import { PracticeFrame } from './practice-frame.tsx'
import { agendaFilters, useAgendaView } from './use-agenda-view.ts'
import { usePractice } from './use-practice.ts'
import { VerificationBanner } from './verification-banner.tsx'

export function meta() {
  return pageMeta({
    title: 'Mon agenda',
    description: 'Vos rendez-vous et vos créneaux, semaine par semaine.',
    path: '/agenda-etudiant',
    index: false,
  })
}

const views = [
  { value: 'week', label: 'Semaine' },
  { value: 'day', label: 'Jour' },
]

/** A week or a day: hours in a grid on wide screens, a list of days on small ones. */
export default function AgendaPage() {
  const today = dayOf(useNow(60))
  const agenda = useAgendaView(today)
  const practice = usePractice()
  const slots = useQuery(mySlots)
  const hasFailed = practice.hasFailed || (slots.isError && !slots.data)
  const isHere = ({ startsAt }: { startsAt: Date }) => agenda.days.includes(dayOf(startsAt))
  const entries =
    practice.consultations &&
    slots.data &&
    agendaEntries(
      practice.consultations.filter((one) => one.status !== 'canceled' && isHere(one)),
      slots.data.filter(isHere),
      agenda.show,
    )
  const opened = practice.consultations?.find(({ id }) => id === agenda.openedId)
  const drawn = { days: agenda.days, today, onOpen: (id: string) => agenda.change({ open: id }) }
  const retry = () => {
    practice.retry()
    void slots.refetch()
  }

  return (
    <PracticeFrame userType={practice.user?.type}>
      <header className="flex flex-wrap items-center justify-between gap-4">
        <div>
          <h1 className="text-[30px] leading-9">Mon agenda</h1>
          <p className="text-muted-foreground">
            {agenda.view === 'day' ? formatDay(agenda.date) : `Semaine du ${formatDayInYear(agenda.monday)}`} · heure de
            Paris
          </p>
        </div>
        <Steps {...agenda} />
      </header>
      <VerificationBanner profile={practice.profile} />
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
      {hasFailed && <ErrorState sentence="Nous n’avons pas pu lire votre agenda." onRetry={retry} />}
      {!entries && !hasFailed && <DashboardLoading />}
      {entries?.length === 0 && (
        <EmptyState
          sentence={agenda.view === 'day' ? 'Rien de prévu ce jour-là.' : 'Rien de prévu cette semaine.'}
          action={
            <ButtonLink to="/disponibilites" variant="secondary">
              Ajouter des disponibilités
            </ButtonLink>
          }
        />
      )}
      {entries && entries.length > 0 && (
        <>
          <div className="hidden lg:block">
            <AgendaGrid {...drawn} entries={entries} />
          </div>
          <div className="lg:hidden">
            <AgendaList {...drawn} entries={entries} />
          </div>
        </>
      )}
      <CalendarFeedCard />
      {opened && <ConsultationSheet consultation={opened} onClose={() => agenda.change({ open: null })} />}
    </PracticeFrame>
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
