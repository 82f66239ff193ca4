import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { pageMeta } from '#web/app/page-meta.ts'
import { hasPrimaryAction } from '#web/app/shell/page-handle.ts'
import { ButtonLink } from '#web/components/ui/button-link.tsx'
import { ErrorState } from '#web/components/ui/error-state.tsx'
import { Tabs } from '#web/components/ui/tabs.tsx'
import { mySlots } from '#web/features/availability/queries.ts'
import { ComingConsultations } from './coming-consultations.tsx'
import { DashboardLoading } from './dashboard-loading.tsx'
import { DetourAlert } from './detour-alert.tsx'
import { MessagesCard } from './messages-card.tsx'
import { PastConsultations } from './past-consultations.tsx'
import { PracticeFrame } from './practice-frame.tsx'
import { ProfessionalProfile } from './professional-profile.tsx'
import { RevenueCard } from './revenue-card.tsx'
import { RevenueTable } from './revenue-table.tsx'
import { SessionNotes } from './session-notes.tsx'
import { SlotsCard } from './slots-card.tsx'
import { SupervisedStudents } from './supervised-students.tsx'
import { usePractice } from './use-practice.ts'
import { VerificationBanner } from './verification-banner.tsx'

export const handle = hasPrimaryAction

export function meta() {
  return pageMeta({
    title: 'Espace professionnel',
    description: 'Vos consultations, vos notes et vos revenus.',
    path: '/therapist/dashboard',
    index: false,
  })
}

const TABS_ID = 'practice-tabs'

/** The professional space of students and therapists. */
export default function TherapistDashboardPage() {
  const practice = usePractice()
  const slots = useQuery(mySlots)
  const [search, setSearch] = useSearchParams()
  const show = (tab: string) => setSearch({ tab }, { replace: true, preventScrollReset: true })
  /** The details are further down this same page: the reader is taken there, by eye and by keyboard. */
  function showRevenue() {
    show('revenue')
    const tabs = document.getElementById(TABS_ID)
    tabs?.scrollIntoView({ block: 'start' })
    tabs?.focus({ preventScroll: true })
  }
  return (
    <PracticeFrame userType={practice.user?.type}>
      <header className="flex flex-wrap items-end justify-between gap-4">
        <h1 className="text-[30px] leading-9">{practice.greeting}</h1>
        <ButtonLink to="/therapist/availability">Gérer mes disponibilités</ButtonLink>
      </header>
      <DetourAlert />
      <VerificationBanner profile={practice.profile} />
      {practice.hasFailed && (
        <ErrorState sentence="Nous n’avons pas pu lire vos consultations." onRetry={practice.retry} />
      )}
      {!practice.consultations && !practice.hasFailed && <DashboardLoading />}
      {practice.consultations && (
        <>
          <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-3">
            <ComingConsultations consultations={practice.coming} />
            <SlotsCard slots={slots.data} hasFailed={slots.isError} onRetry={() => void slots.refetch()} />
            <RevenueCard consultations={practice.consultations} onDetails={showRevenue} />
          </div>
          <MessagesCard />
          <section id={TABS_ID} tabIndex={-1} aria-label="Détails" className="scroll-mt-28 outline-none">
            <Tabs
              label="Espace professionnel"
              value={search.get('tab') ?? 'history'}
              onValueChange={show}
              tabs={[
                {
                  value: 'history',
                  label: 'Historique des consultations',
                  content: <PastConsultations consultations={practice.past} />,
                },
                { value: 'notes', label: 'Notes de séance', content: <SessionNotes /> },
                {
                  value: 'profile',
                  label: 'Mon profil professionnel',
                  content: <ProfessionalProfile profile={practice.profile} email={practice.user?.email ?? ''} />,
                },
                ...(practice.user?.type === 'therapist'
                  ? [{ value: 'supervision', label: 'Supervision', content: <SupervisedStudents /> }]
                  : []),
                {
                  value: 'revenue',
                  label: 'Revenus',
                  content: <RevenueTable consultations={practice.consultations} />,
                },
              ]}
            />
          </section>
        </>
      )}
    </PracticeFrame>
  )
}
