import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { Card } from '#web/components/ui/card.tsx'
import { EmptyState } from '#web/components/ui/empty-state.tsx'
import { ErrorState } from '#web/components/ui/error-state.tsx'
import { Skeleton } from '#web/components/ui/skeleton.tsx'
import { MoodPeriods } from './mood-periods.tsx'
import { firstMoodDay } from './queries.ts'

export function MoodHistory() {
  const { data: since, isError, refetch } = useQuery(firstMoodDay)
  return (
    <Card title="Votre météo intérieure">
      {isError && since === undefined && (
        <ErrorState sentence="Nous n’avons pas pu lire vos humeurs." onRetry={() => void refetch()} />
      )}
      {since === undefined && !isError && <Skeleton shape="card" />}
      {since === null && <EmptyState sentence="Notez votre humeur aujourd’hui, votre météo apparaîtra ici." />}
      {since && (
        <div className="grid grid-cols-1 gap-4">
          <MoodPeriods since={since} />
          <Link
            to="/premium"
            className="inline-flex min-h-11 items-center justify-self-start text-primary underline underline-offset-4"
          >
            Lire mes semaines, avec le premium
          </Link>
        </div>
      )}
    </Card>
  )
}
