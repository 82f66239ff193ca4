import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatCount, formatDate } from '#domain/format.ts'
import { formatDayInYear } from '#domain/format-time.ts'
import { moodLabel } from '#domain/mood/levels.ts'
import { type Day, dayOf } from '#domain/time.ts'
import { Icon } from '#web/components/icon.tsx'
import { QueryState } from '#web/components/query-state.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { SegmentedControl } from '#web/components/ui/segmented-control.tsx'
import { Skeleton } from '#web/components/ui/skeleton.tsx'
import { lazyWithRetry } from '#web/lib/lazy-with-retry.tsx'
import { ExportMoodsButtons } from './export-moods-buttons.tsx'
import { MoodTable } from './mood-table.tsx'
import { type Mood, moodsBetween } from './queries.ts'
import { useMoodPeriod } from './use-mood-period.ts'

/** Lazy loading: the chart library is large, and not needed without entries. */
const MoodChart = lazyWithRetry(() => import('./mood-chart.tsx'), <Skeleton shape="card" />)

const lengths = [
  { value: '14', label: '14 jours' },
  { value: '30', label: '30 jours' },
]

/** Chart or table of some days at a time, back to the first entry. */
export function MoodPeriods({ since, onEdit }: { since: Day; onEdit: (mood: Mood) => void }) {
  const { today, days, first, last, length, setLength, showEarlier, showLater } = useMoodPeriod(since)
  const period = useQuery(moodsBetween(first, last))
  const [isTable, setTable] = useState(false)

  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <SegmentedControl
          label="Période"
          value={String(length)}
          onValueChange={(value) => setLength(Number(value))}
          options={lengths}
        />
        <Button variant="ghost" aria-pressed={isTable} onClick={() => setTable(!isTable)}>
          {isTable ? 'Voir en graphique' : 'Voir en tableau'}
        </Button>
      </div>
      <div className="flex items-center justify-between gap-3">
        <StepButton label="Jours précédents" icon="chevron-left" onStep={showEarlier} />
        <p aria-live="polite" className="text-center text-small text-muted-foreground">
          Du {formatDate(first)} au {formatDate(last)}
        </p>
        <StepButton label="Jours suivants" icon="chevron-right" onStep={showLater} />
      </div>
      <QueryState key={`${first} ${last}`} query={period} failure="Nous n’avons pas pu lire vos humeurs.">
        {(moods) => {
          if (moods.length === 0)
            return <p className="py-8 text-center text-muted-foreground">Aucune humeur notée ces jours-là.</p>
          if (isTable) return <MoodTable moods={moods} onEdit={onEdit} />
          return (
            <figure>
              <figcaption className="sr-only">{summaryOf(moods)}</figcaption>
              <MoodChart days={days} moods={moods} today={today} />
            </figure>
          )
        }}
      </QueryState>
      {isTable && <ExportMoodsButtons />}
    </>
  )
}

type StepButtonProps = { label: string; icon: 'chevron-left' | 'chevron-right'; onStep: (() => void) | undefined }

/** `aria-disabled` keeps the focus on the button at either end. */
function StepButton({ label, icon, onStep }: StepButtonProps) {
  return (
    <Button variant="outline" size="icon" aria-label={label} aria-disabled={!onStep} onClick={onStep}>
      <Icon name={icon} />
    </Button>
  )
}

function summaryOf(moods: readonly Mood[]): string {
  const latest = moods.at(-1)
  const noted = `${formatCount(moods.length, 'humeur notée', 'humeurs notées')}.`
  return latest
    ? `${noted} La dernière, ${formatDayInYear(dayOf(latest.recordedAt))} : ${moodLabel(latest.level)}.`
    : noted
}
