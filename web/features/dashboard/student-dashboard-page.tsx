import { useQuery } from '@tanstack/react-query'
import { href } from 'react-router'
import { formatNearDateTime } from '#domain/format-time.ts'
import { pageMeta } from '#web/app/page-meta.ts'
import { hasPrimaryAction } from '#web/app/shell/page-handle.ts'
import { Icon } from '#web/components/icon.tsx'
import { QueryState } from '#web/components/query-state.tsx'
import { RevealTogether } from '#web/components/reveal-together.tsx'
import { ButtonLink } from '#web/components/ui/button-link.tsx'
import { Card } from '#web/components/ui/card.tsx'
import { EmptyState } from '#web/components/ui/empty-state.tsx'
import { PageTitle } from '#web/components/ui/page-title.tsx'
import { Skeleton } from '#web/components/ui/skeleton.tsx'
import { mySlots } from '#web/features/availability/queries.ts'
import type { Appointment } from '#web/features/booking/queries.ts'
import { useNow } from '#web/lib/hooks/use-now.ts'
import { CalendarFeedCard } from './agenda/calendar-feed-card.tsx'
import { AppointmentTabs } from './appointment-tabs.tsx'
import { MessagesCard } from './messages-card.tsx'
import { NextAppointment } from './next-appointment.tsx'
import { PracticeFrame } from './practice-frame.tsx'
import { PracticeLine } from './practice-line.tsx'
import { PracticeSkeleton } from './practice-skeleton.tsx'
import { QueryFigure } from './query-figure.tsx'
import { QuickLinks } from './quick-links.tsx'
import { RecentComments } from './recent-comments.tsx'
import { GuardRedirectAlert } from './shared/guard-redirect-alert.tsx'
import { SummaryCard } from './summary-card.tsx'
import { ToDoCard } from './to-do-card.tsx'
import { usePractice } from './use-practice.ts'
import { VerificationBanner } from './verification-banner.tsx'

export const handle = hasPrimaryAction

export function meta() {
  return pageMeta({
    title: 'Mon espace',
    description: 'Vos séances du jour et votre agenda.',
    path: href('/dashboard-etudiant'),
    index: false,
  })
}

const links = [
  { to: href('/agenda-etudiant'), label: 'Mon agenda', icon: 'calendar-days' },
  { to: href('/disponibilites'), label: 'Mes disponibilités', icon: 'clock' },
  { to: href('/profile'), label: 'Mon profil', icon: 'user-round' },
  { to: href('/chat'), label: 'Chat IA', icon: 'message-circle' },
] as const

/** The day's work of a student. */
export default function StudentDashboardPage() {
  const now = useNow(60)
  const practice = usePractice()
  const { consultations } = practice
  const slots = useQuery(mySlots)

  return (
    <PracticeFrame user={practice.user}>
      <header className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <PageTitle size="tool">{practice.greeting}</PageTitle>
          <PracticeLine title={practice.title} now={now} />
        </div>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to={href('/agenda-etudiant')} variant="outline">
            <Icon name="calendar-days" />
            Agenda
          </ButtonLink>
          <ButtonLink to={href('/disponibilites')}>Gérer mes disponibilités</ButtonLink>
        </div>
      </header>
      <RevealTogether skeleton={<PracticeSkeleton />}>
        <GuardRedirectAlert />
        <VerificationBanner profile={practice.profile.data} />
        <div className="grid gap-5 sm:grid-cols-2 lg:grid-cols-[1.5fr_1fr_1fr_1fr]">
          <SummaryCard icon="calendar-days" term="Prochaine séance">
            <QueryFigure query={consultations}>
              {({ coming: [next] }) => (next ? formatNearDateTime(next.startsAt, now) : 'Aucune')}
            </QueryFigure>
          </SummaryCard>
          <SummaryCard icon="video" term="Séances à venir">
            <QueryFigure query={consultations}>{({ coming }) => coming.length}</QueryFigure>
          </SummaryCard>
          <SummaryCard icon="circle-check" term="Séances réalisées">
            <QueryFigure query={consultations}>
              {({ past }) => past.filter(({ status }) => status === 'completed').length}
            </QueryFigure>
          </SummaryCard>
          <SummaryCard icon="clock" term="Créneaux libres">
            <QueryFigure query={slots} hasRetry>
              {(all) => all.filter(({ isBooked, startsAt }) => !isBooked && startsAt > now).length}
            </QueryFigure>
          </SummaryCard>
        </div>
        <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-12">
          <div className="grid grid-cols-1 gap-5 lg:col-span-7">
            <QueryState
              query={consultations}
              failure="Nous n’avons pas pu lire vos rendez-vous."
              skeleton={<Skeleton shape="tall" />}
            >
              {({ coming: [next], past, all }) => (
                <>
                  <Next appointment={next} />
                  <ToDoCard consultations={past} />
                  <AppointmentTabs appointments={all} />
                </>
              )}
            </QueryState>
            <CalendarFeedCard />
          </div>
          <div className="grid grid-cols-1 gap-5 lg:col-span-5">
            <MessagesCard />
            <RecentComments />
            <QuickLinks links={links} />
          </div>
        </div>
      </RevealTogether>
    </PracticeFrame>
  )
}

function Next({ appointment }: { appointment: Appointment | undefined }) {
  if (appointment)
    return (
      <NextAppointment appointment={appointment}>
        <ButtonLink to={href('/agenda-etudiant')} variant="ghost">
          Voir agenda
        </ButtonLink>
      </NextAppointment>
    )
  return (
    <Card title="Prochaine séance">
      <EmptyState
        sentence="Votre prochaine séance apparaîtra ici dès qu’un créneau sera réservé."
        action={
          <ButtonLink to={href('/disponibilites')} variant="secondary">
            Ajouter des disponibilités
          </ButtonLink>
        }
      />
    </Card>
  )
}
