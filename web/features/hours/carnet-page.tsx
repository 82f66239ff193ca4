import { useQuery } from '@tanstack/react-query'
import { href } from 'react-router'
import { pageMeta } from '#web/app/page-meta.ts'
import { hasPrimaryAction } from '#web/app/shell/page-handle.ts'
import { QueryState } from '#web/components/query-state.tsx'
import { Card } from '#web/components/ui/card.tsx'
import { EmptyState } from '#web/components/ui/empty-state.tsx'
import { PageTitle } from '#web/components/ui/page-title.tsx'
import { useNow } from '#web/lib/hooks/use-now.ts'
import { AttestationList } from './attestation-list.tsx'
import { DeclareHoursForm } from './declare-hours-form.tsx'
import { DeclaredList } from './declared-list.tsx'
import { HoursProgress } from './hours-progress.tsx'
import { MonthList } from './month-list.tsx'
import { monthsOf } from './months-of.ts'
import { attestations, hourTotals, stageHours } from './queries.ts'

const UNREAD = 'Nous n’avons pas pu lire vos heures.'

export const handle = hasPrimaryAction

export function meta() {
  return pageMeta({
    title: 'Carnet de stage',
    description: 'Vos heures de stage, mois par mois, et vos attestations.',
    path: href('/carnet'),
    index: false,
  })
}

/** Internship hours of a student. */
export default function CarnetPage() {
  const now = useNow(60)
  const hours = useQuery(stageHours)
  const totals = useQuery(hourTotals)
  const sealed = useQuery(attestations)
  return (
    <>
      <header>
        <PageTitle size="tool">Carnet de stage</PageTitle>
        <p className="mt-1 max-w-prose text-muted-foreground">
          Les séances tenues et les notes signées se comptent toutes seules. Le reste se déclare, puis votre supervision
          le confirme.
        </p>
      </header>
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid grid-cols-1 gap-5">
          <Card title="Vos heures">
            <QueryState query={totals} failure={UNREAD}>
              {([own]) => own && <HoursProgress totals={own} />}
            </QueryState>
          </Card>
          <QueryState query={hours} failure={UNREAD}>
            {(all) => {
              const months = monthsOf(all)
              const declared = all.filter(({ source }) => source === 'declared')
              return (
                <>
                  {months.length > 0 ? (
                    <MonthList months={months} />
                  ) : (
                    <Card>
                      <EmptyState sentence="Vos heures apparaîtront après votre première séance." />
                    </Card>
                  )}
                  {declared.length > 0 && (
                    <Card title="Heures déclarées">
                      <DeclaredList hours={declared} />
                    </Card>
                  )}
                </>
              )
            }}
          </QueryState>
        </div>
        <div className="grid grid-cols-1 gap-5">
          <Card title="Déclarer des heures">
            <DeclareHoursForm now={now} />
          </Card>
          <Card title="Attestations">
            <QueryState query={sealed} failure="Nous n’avons pas pu lire vos attestations.">
              {(own) =>
                own.length > 0 ? (
                  <AttestationList attestations={own} />
                ) : (
                  <p className="text-muted-foreground">
                    Votre supervision peut sceller vos heures à tout moment. L’attestation apparaîtra ici.
                  </p>
                )
              }
            </QueryState>
          </Card>
        </div>
      </div>
    </>
  )
}
