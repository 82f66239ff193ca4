import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { formatCount } from '#domain/format.ts'
import { formatDayInYear } from '#domain/format-time.ts'
import { moodLabel } from '#domain/mood/levels.ts'
import { addDays, dayOf } from '#domain/time.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Card } from '#web/components/ui/card.tsx'
import { EmptyState } from '#web/components/ui/empty-state.tsx'
import { ErrorState } from '#web/components/ui/error-state.tsx'
import { SegmentedControl } from '#web/components/ui/segmented-control.tsx'
import { Skeleton } from '#web/components/ui/skeleton.tsx'
import { Table } from '#web/components/ui/table.tsx'
import { latePart } from '#web/lib/late-part.tsx'
import { useNow } from '#web/lib/use-now.ts'
import { EditMoodDialog } from './edit-mood-dialog.tsx'
import { ExportMoodsButtons } from './export-moods-buttons.tsx'
import { type MoodOfDay, moodsByDay } from './queries.ts'

/** The chart library is large: only whoever has something to see loads it. */
const MoodChart = latePart(() => import('./mood-chart.tsx'), <Skeleton shape="card" />)

const spans = [
  { value: '14', label: '14 jours' },
  { value: '30', label: '30 jours' },
]

export function MoodHistory() {
  const { data: moods, isError, refetch } = useQuery(moodsByDay)
  const today = dayOf(useNow(300))
  const [span, setSpan] = useState('14')
  const [isTable, setTable] = useState(false)
  const [edited, setEdited] = useState<MoodOfDay>()
  const days = Array.from({ length: Number(span) }, (_, ago) => addDays(today, ago + 1 - Number(span)))
  const shown = moods?.filter(({ day }) => days.includes(day)) ?? []

  return (
    <Card title="Votre météo intérieure">
      {isError && !moods && (
        <ErrorState sentence="Nous n’avons pas pu lire vos humeurs." onRetry={() => void refetch()} />
      )}
      {!moods && !isError && <Skeleton shape="card" />}
      {moods?.length === 0 && <EmptyState sentence="Notez votre humeur aujourd’hui, votre météo apparaîtra ici." />}
      {moods && moods.length > 0 && (
        <div className="grid grid-cols-1 gap-4">
          <div className="flex flex-wrap items-center gap-3">
            <SegmentedControl label="Période" value={span} onValueChange={setSpan} options={spans} />
            <Button variant="ghost" aria-pressed={isTable} onClick={() => setTable(!isTable)}>
              {isTable ? 'Voir en graphique' : 'Voir en tableau'}
            </Button>
          </div>
          {isTable ? (
            <>
              <MoodTable moods={shown} onEdit={setEdited} />
              <ExportMoodsButtons />
            </>
          ) : (
            <figure>
              <figcaption className="sr-only">{summaryOf(shown, days.length)}</figcaption>
              <MoodChart days={days} moods={shown} today={today} />
            </figure>
          )}
          <Link
            to="/premium"
            className="inline-flex min-h-11 items-center justify-self-start text-primary underline underline-offset-4"
          >
            Lire mes semaines, avec le premium
          </Link>
        </div>
      )}
      {edited && <EditMoodDialog mood={edited} onClose={() => setEdited(undefined)} />}
    </Card>
  )
}

function MoodTable({ moods, onEdit }: { moods: readonly MoodOfDay[]; onEdit: (mood: MoodOfDay) => void }) {
  return (
    <Table
      caption="Votre humeur, jour par jour"
      columns={['Jour', 'Humeur', 'Quelques mots', 'Changer']}
      rows={moods.toReversed().map((mood) => ({
        id: mood.day,
        cells: [
          formatDayInYear(mood.day),
          moodLabel(mood.level),
          mood.details ?? '–',
          <Button key="change" variant="ghost" onClick={() => onEdit(mood)}>
            Modifier<span className="sr-only"> {formatDayInYear(mood.day)}</span>
          </Button>,
        ],
      }))}
    />
  )
}

function summaryOf(moods: readonly MoodOfDay[], days: number): string {
  const last = moods.at(-1)
  const noted = formatCount(moods.length, 'humeur notée', 'humeurs notées')
  return last
    ? `${noted} en ${days} jours. La dernière, ${formatDayInYear(last.day)} : ${moodLabel(last.level)}.`
    : `Aucune humeur notée en ${days} jours.`
}
