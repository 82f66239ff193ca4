import { useState } from 'react'
import { Table } from '#web/components/ui/table.tsx'
import { Chart, type Series } from './chart.tsx'

export interface FigureCardProps {
  title: string
  /** Comparison or explanation of the number, below the title. */
  note: string
  kind: 'bars' | 'stack' | 'line'
  /** Labels of the axis, and of the table rows. */
  ticks: readonly string[]
  starts: readonly string[]
  /** Header of the table rows: « Semaine du ». */
  rowName: string
  series: readonly Series[]
  format?: (value: number) => string
  /** Text for an unknown value in the table. */
  unknown?: string
  /** View chosen for the whole page; each card can override it. */
  isTable: boolean
}

/** One metric, as a chart or as a table of the same numbers. */
export function FigureCard(props: FigureCardProps) {
  const { title, note, kind, ticks, starts, rowName, series, format = String, unknown = '–' } = props
  const [isTurned, setTurned] = useState(false)
  const isTable = props.isTable !== isTurned
  const last = series.map(({ label, values }) => {
    const value = values.at(-1) ?? null
    return `${label} : ${value === null ? unknown : format(value)}`
  })
  return (
    <section className="grid content-start gap-3 rounded-2xl border bg-card p-5 text-card-foreground">
      <div className="flex flex-wrap items-start justify-between gap-x-4">
        <div>
          <h2 className="text-heading-sm">{title}</h2>
          <p className="text-muted-foreground text-small">{note}</p>
        </div>
        <button
          type="button"
          onClick={() => setTurned(!isTurned)}
          className="min-h-11 font-semibold text-primary text-small underline-offset-4 hover:underline"
        >
          {isTable ? 'Voir en graphique' : 'Voir en tableau'}
          <span className="sr-only"> : {title}</span>
        </button>
      </div>
      {isTable ? (
        <Table
          caption={<span className="sr-only">{title}</span>}
          columns={[rowName, ...series.map(({ label }) => label)]}
          rows={starts
            .map((start, i) => ({
              id: start,
              cells: [
                ticks[i] ?? start,
                ...series.map(({ values }) => {
                  const value = values[i] ?? null
                  return value === null ? unknown : format(value)
                }),
              ],
            }))
            .toReversed()}
        />
      ) : (
        <Chart
          kind={kind}
          summary={`${title}, ${note}. En dernier : ${last.join(', ')}.`}
          ticks={ticks}
          series={series}
          format={format}
        />
      )}
    </section>
  )
}
