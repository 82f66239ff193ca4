import { useQuery } from '@tanstack/react-query'
import { href, Outlet, useSearchParams } from 'react-router'
import { pageMeta } from '#web/app/page-meta.ts'
import { hasPrimaryAction } from '#web/app/shell/page-handle.ts'
import { Icon } from '#web/components/icon.tsx'
import { QueryState } from '#web/components/query-state.tsx'
import { RevealTogether } from '#web/components/reveal-together.tsx'
import { ButtonLink } from '#web/components/ui/button-link.tsx'
import { PageTitle } from '#web/components/ui/page-title.tsx'
import { Skeleton } from '#web/components/ui/skeleton.tsx'
import { Tabs } from '#web/components/ui/tabs.tsx'
import { mySlots } from '#web/features/availability/queries.ts'
import { myAlerts, notesToReview, useOpenRequests } from '#web/features/supervision/queries.ts'
import { useNow } from '#web/lib/hooks/use-now.ts'
import { ComingConsultations } from './coming-consultations.tsx'
import { MessagesCard } from './messages-card.tsx'
import { PastConsultations } from './past-consultations.tsx'
import { PracticeFrame } from './practice-frame.tsx'
import { PracticeLine } from './practice-line.tsx'
import { PracticeSkeleton } from './practice-skeleton.tsx'
import { ProfessionalProfile } from './professional-profile.tsx'
import { RevenueCard } from './revenue/revenue-card.tsx'
import { RevenueTable } from './revenue/revenue-table.tsx'
import { SessionNotes } from './session-notes.tsx'
import { GuardRedirectAlert } from './shared/guard-redirect-alert.tsx'
import { SlotsCard } from './slots-card.tsx'
import { ToDoCard } from './to-do-card.tsx'
import { type Practice, usePractice } from './use-practice.ts'
import { VerificationBanner } from './verification-banner.tsx'

export const handle = hasPrimaryAction

export function meta() {
  return pageMeta({
    title: 'Espace professionnel',
    description: 'Vos consultations, vos notes et vos revenus.',
    path: href('/therapist/dashboard'),
    index: false,
  })
}

const TABS_ID = 'practice-tabs'
const UNREAD = 'Nous n’avons pas pu lire vos consultations.'

/** The professional space of students and therapists. */
export default function TherapistDashboardPage() {
  const now = useNow(60)
  const practice = usePractice()
  const { consultations } = practice
  const slots = useQuery(mySlots)
  const [search, setSearch] = useSearchParams()
  const show = (tab: string) => setSearch({ tab }, { replace: true, preventScrollReset: true })
  /** The details are further down the page: scroll there and move the focus. */
  function showRevenue() {
    show('revenue')
    const tabs = document.getElementById(TABS_ID)
    tabs?.scrollIntoView({ block: 'start' })
    tabs?.focus({ preventScroll: true })
  }
  const isTherapist = practice.user?.type === 'therapist'
  const details = (
    <section id={TABS_ID} tabIndex={-1} aria-label="Détails" className="scroll-mt-28 outline-none">
      <WorkTabs practice={practice} chosen={search.get('tab')} onChoose={show} />
    </section>
  )
  return (
    <PracticeFrame user={practice.user}>
      <header className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <PageTitle size="tool">{practice.greeting}</PageTitle>
          <PracticeLine title={practice.title} now={now} />
        </div>
        <div className="flex flex-wrap gap-3">
          {isTherapist && (
            <ButtonLink to={href('/supervision/rendez-vous')} variant="outline">
              <Icon name="calendar-plus" />
              Proposer un créneau de supervision
            </ButtonLink>
          )}
          <ButtonLink to={href('/therapist/availability')} variant={isTherapist ? 'outline' : 'primary'}>
            Gérer mes disponibilités
          </ButtonLink>
        </div>
      </header>
      <RevealTogether skeleton={<PracticeSkeleton />}>
        <GuardRedirectAlert />
        <VerificationBanner profile={practice.profile.data} />
        {isTherapist && details}
        <div className="grid grid-cols-1 gap-5 lg:grid-cols-[minmax(0,1fr)_18rem]">
          <QueryState query={consultations} failure={UNREAD} skeleton={<Skeleton shape="tall" />}>
            {({ coming }) => <ComingConsultations consultations={coming} hasAgenda={!isTherapist} />}
          </QueryState>
          <div className="grid grid-cols-1 grid-rows-[auto_1fr] gap-5">
            <SlotsCard slots={slots} />
            <RevenueCard consultations={consultations} onDetails={showRevenue} />
          </div>
        </div>
        <div className="grid grid-cols-1 gap-5 lg:grid-cols-2 lg:[&>:only-child]:col-span-2">
          <QueryState query={consultations} failure={UNREAD}>
            {({ past }) => <ToDoCard consultations={past} />}
          </QueryState>
          <MessagesCard />
        </div>
        {!isTherapist && details}
      </RevealTogether>
    </PracticeFrame>
  )
}

type WorkTabsProps = {
  practice: ReturnType<typeof usePractice>
  chosen: string | null
  onChoose: (tab: string) => void
}

/** The selected tab is kept in the URL. Psychologists start with the students they supervise. */
function WorkTabs({ practice: { user, profile, consultations }, chosen, onChoose }: WorkTabsProps) {
  const isTherapist = user?.type === 'therapist'
  const { data: alerts = [] } = useQuery({ ...myAlerts, enabled: isTherapist })
  const { data: notes = [] } = useQuery({ ...notesToReview, enabled: isTherapist })
  const requests = useOpenRequests(isTherapist)
  const count = requests.count + alerts.filter(({ closedAt }) => !closedAt).length + notes.length
  const supervision = { value: 'supervision', label: 'Supervision', count, content: <Outlet /> }
  const tabs = [
    ...(isTherapist ? [supervision] : []),
    {
      value: 'history',
      label: 'Historique des consultations',
      content: (
        <QueryState<Practice> query={consultations} failure={UNREAD}>
          {({ past }) => <PastConsultations consultations={past} />}
        </QueryState>
      ),
    },
    {
      value: 'notes',
      label: 'Notes de séance',
      content: (
        <QueryState<Practice> query={consultations} failure={UNREAD}>
          {({ all }) => <SessionNotes consultations={all.toReversed()} />}
        </QueryState>
      ),
    },
    {
      value: 'profile',
      label: 'Mon profil professionnel',
      content: (
        <QueryState query={profile} failure="Nous n’avons pas pu lire votre profil.">
          {(row) => <ProfessionalProfile profile={row} email={user?.email ?? ''} />}
        </QueryState>
      ),
    },
    { value: 'revenue', label: 'Revenus', content: <RevenueTable consultations={consultations} /> },
  ]
  return (
    <Tabs label="Espace professionnel" value={chosen ?? tabs[0]?.value ?? ''} onValueChange={onChoose} tabs={tabs} />
  )
}
