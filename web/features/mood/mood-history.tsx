import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { href, Link } from 'react-router'
import { QueryState } from '#web/components/query-state.tsx'
import { Card } from '#web/components/ui/card.tsx'
import { EmptyState } from '#web/components/ui/empty-state.tsx'
import { EditMoodDialog } from './edit-mood-dialog.tsx'
import { MoodPeriods } from './mood-periods.tsx'
import { firstMoodDay, type Mood } from './queries.ts'

export function MoodHistory() {
  const firstDay = useQuery(firstMoodDay)
  // Here, because the list goes with its last entry: the words of a correction must still be there.
  const [edited, setEdited] = useState<Mood>()
  return (
    <Card title="Votre météo intérieure">
      <QueryState query={firstDay} failure="Nous n’avons pas pu lire vos humeurs.">
        {(since) =>
          since ? (
            <div className="grid grid-cols-1 gap-4">
              <MoodPeriods since={since} onEdit={setEdited} />
              <Link
                to={href('/premium')}
                className="inline-flex min-h-11 items-center justify-self-start text-primary underline underline-offset-4"
              >
                Voir le bilan de mes semaines (premium)
              </Link>
            </div>
          ) : (
            <EmptyState sentence="Notez votre humeur aujourd’hui, votre météo apparaîtra ici." />
          )
        }
      </QueryState>
      {edited && <EditMoodDialog mood={edited} onClose={() => setEdited(undefined)} />}
    </Card>
  )
}
