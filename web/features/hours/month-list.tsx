import { formatMonth } from '#domain/format-time.ts'
import { formatHours } from '#domain/hours/format-hours.ts'
import { hourKinds } from '#domain/hours/kinds.ts'
import { Table } from '#web/components/ui/table.tsx'
import type { MonthOfHours } from './months-of.ts'

export function MonthList({ months }: { months: readonly MonthOfHours[] }) {
  return (
    <Table
      caption="Mois par mois"
      columns={['Mois', 'Heures', 'Dont']}
      rows={months.map(({ month, confirmedMinutes, byKind }) => ({
        id: month,
        cells: [
          <span key="month" className="inline-block first-letter:uppercase">
            {formatMonth(`${month}-01`)}
          </span>,
          formatHours(confirmedMinutes),
          byKind.map(({ kind, minutes }) => `${hourKinds[kind]} ${formatHours(minutes)}`).join(' · '),
        ],
      }))}
    />
  )
}
