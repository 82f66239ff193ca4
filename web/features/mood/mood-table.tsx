import { formatDayInYear, formatTime } from '#domain/format-time.ts'
import { moodLabel } from '#domain/mood/levels.ts'
import { dayOf } from '#domain/time.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Table } from '#web/components/ui/table.tsx'
import type { Mood } from './queries.ts'

/** All entries, latest first, each editable. */
export function MoodTable({ moods, onEdit }: { moods: readonly Mood[]; onEdit: (mood: Mood) => void }) {
  return (
    <Table
      caption="Votre humeur, jour par jour"
      columns={['Jour', 'Humeur', 'Quelques mots', 'Changer']}
      rows={moods.toReversed().map((mood) => ({
        id: mood.id,
        cells: [
          momentOf(mood),
          moodLabel(mood.level),
          mood.details ?? '–',
          <Button key="change" variant="ghost" onClick={() => onEdit(mood)}>
            Modifier<span className="sr-only"> {momentOf(mood)}</span>
          </Button>,
        ],
      }))}
    />
  )
}

function momentOf({ recordedAt }: Mood): string {
  return `${formatDayInYear(dayOf(recordedAt))}, ${formatTime(recordedAt)}`
}
