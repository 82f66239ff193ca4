import { useQuery } from '@tanstack/react-query'
import { href, useSearchParams } from 'react-router'
import { bucketStarts, type FigurePeriod, figurePeriods, type Grain } from '#domain/admin/figure-periods.ts'
import { formatDate, formatPercent, formatPrice, formatWhole } from '#domain/format.ts'
import { formatMonth, formatShortDay } from '#domain/format-time.ts'
import { addDays, type Day, dayOf } from '#domain/time.ts'
import { pageMeta } from '#web/app/page-meta.ts'
import { QueryState } from '#web/components/query-state.tsx'
import { PageTitle } from '#web/components/ui/page-title.tsx'
import { SegmentedControl } from '#web/components/ui/segmented-control.tsx'
import { bothQueries } from '#web/lib/hooks/both-queries.ts'
import { useNow } from '#web/lib/hooks/use-now.ts'
import { Counter } from '../counter.tsx'
import { FigureCard } from './figure-card.tsx'
import { type Bucket, distressOf, subjectsOf } from './figure-subjects.ts'
import { type Figures, figuresQuery } from './queries.ts'

export function meta() {
  const path = href('/admin/chiffres')
  return pageMeta({ title: 'Chiffres', description: 'Le service jour après jour.', path, index: false })
}

const DISTRESS_WEEKS = 13
const grainNames: Record<Grain, string> = { day: 'par jour', week: 'par semaine', month: 'par mois' }
const rowNames: Record<Grain, string> = { day: 'Jour', week: 'Semaine du', month: 'Mois' }

export default function FiguresPage() {
  const [parameters, setParameters] = useSearchParams()
  const period = figurePeriods.find(({ value }) => value === parameters.get('periode')) ?? figurePeriods[1]
  const isTable = parameters.get('vue') === 'tableau'
  const yesterday = addDays(dayOf(useNow(3600)), -1)
  // Twice the period: the earlier half is the comparison.
  const starts = bucketStarts(period.grain, period.buckets * 2, yesterday)
  const distressGrain = period.grain === 'month' ? 'month' : 'week'
  const distressStarts = bucketStarts(distressGrain, Math.min(period.buckets, DISTRESS_WEEKS), yesterday)
  const figures = useQuery(figuresQuery(period.grain, starts[0] ?? yesterday))
  const distress = useQuery(figuresQuery(distressGrain, distressStarts[0] ?? yesterday))
  const choose = (name: string, value: string) =>
    setParameters((before) => ({ ...Object.fromEntries(before), [name]: value }), { replace: true })
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <header>
          <PageTitle size="tool">Chiffres</PageTitle>
          <p className="text-muted-foreground text-small">
            du {formatDate(starts[period.buckets] ?? yesterday)} au {formatDate(yesterday)}, {grainNames[period.grain]}
          </p>
        </header>
        <div className="flex flex-wrap gap-3">
          <SegmentedControl
            label="Période"
            value={period.value}
            options={figurePeriods}
            onValueChange={(value) => choose('periode', value)}
          />
          <SegmentedControl
            label="Vue"
            value={isTable ? 'tableau' : 'graphiques'}
            options={[
              { value: 'graphiques', label: 'Graphiques' },
              { value: 'tableau', label: 'Tableau' },
            ]}
            onValueChange={(value) => choose('vue', value)}
          />
        </div>
      </div>
      <QueryState query={bothQueries(figures, distress)} failure="Nous n’avons pas pu lire les chiffres.">
        {([rows, distressRows]) =>
          rows.length === 0 ? (
            <p className="rounded-2xl border bg-card p-6 text-muted-foreground">
              Les chiffres arrivent après le premier jour.
            </p>
          ) : (
            <>
              <Totals rows={rows} starts={starts} period={period} />
              <Cards
                key={`${period.value} ${String(isTable)}`}
                isTable={isTable}
                main={{ grain: period.grain, starts: starts.slice(period.buckets), rows }}
                distress={{ grain: distressGrain, starts: distressStarts, rows: distressRows }}
              />
            </>
          )
        }
      </QueryState>
      <p className="text-muted-foreground text-small">
        Sous 5, un nombre s’écrit « &lt; 5 » : personne ne doit pouvoir être reconnu.
      </p>
    </>
  )
}

type Axis = { grain: Grain; starts: readonly Day[]; rows: readonly Figures[] }

const bucketsOf = ({ starts, rows }: Axis): Bucket[] =>
  starts.map((start) => rows.find(({ starts_on: first }) => first === start))

const ticksOf = ({ grain, starts }: Axis) =>
  starts.map((start) => (grain === 'month' ? formatMonth(start).replace(/ \d{4}$/, '') : formatShortDay(start)))

function Cards({ isTable, main, distress }: { isTable: boolean; main: Axis; distress: Axis }) {
  const shared = (axis: Axis) => ({ isTable, ticks: ticksOf(axis), starts: axis.starts, rowName: rowNames[axis.grain] })
  return (
    <div className="grid gap-5 xl:grid-cols-2">
      {subjectsOf(bucketsOf(main)).map((subject) => (
        <FigureCard key={subject.title} {...subject} {...shared(main)} />
      ))}
      <FigureCard {...distressOf(bucketsOf(distress))} {...shared(distress)} />
    </div>
  )
}

function Totals({ rows, starts, period }: { rows: readonly Figures[]; starts: readonly Day[]; period: FigurePeriod }) {
  const turn = starts[period.buckets] ?? ''
  const [now, before] = [
    sumsOf(rows.filter((row) => row.starts_on >= turn)),
    sumsOf(rows.filter((row) => row.starts_on < turn)),
  ]
  return (
    <div className="grid grid-cols-2 gap-5 xl:grid-cols-4">
      <Counter
        label="Rendez-vous"
        value={formatWhole(now.bookings)}
        detail={`${period.name} précédents : ${formatWhole(before.bookings)}`}
      />
      <Counter label="Remplissage" value={filling(now)} detail={`précédents : ${filling(before)}`} />
      <Counter label="Revenu" value={formatPrice(now.revenue)} detail={`remboursé : ${formatPrice(now.refunded)}`} />
      <Counter
        label="Note moyenne"
        value={now.ratings > 0 ? (now.stars / now.ratings).toFixed(1).replace('.', ',') : '–'}
        detail={`${formatWhole(now.ratings)} avis, de 1 à 5`}
      />
    </div>
  )
}

const filling = ({ booked, offered }: Sums) => (offered > 0 ? formatPercent(Math.round((booked / offered) * 100)) : '–')

interface Sums {
  bookings: number
  booked: number
  offered: number
  revenue: number
  refunded: number
  ratings: number
  stars: number
}

function sumsOf(rows: readonly Figures[]): Sums {
  const sum = (of: (row: Figures) => number) => rows.reduce((total, row) => total + of(row), 0)
  return {
    bookings: sum((row) => row.bookings),
    booked: sum((row) => row.booked_minutes),
    offered: sum((row) => row.offered_minutes),
    revenue: sum((row) => row.revenue_cents + row.premium_cents),
    refunded: sum((row) => row.refund_cents),
    ratings: sum((row) => row.ratings),
    stars: sum((row) => row.stars),
  }
}
