import { niceScale } from '#domain/admin/nice-scale.ts'

export interface Series {
  label: string
  /** Null when unknown, or below the threshold for small numbers. */
  values: readonly (number | null)[]
}

type ChartProps = {
  kind: 'bars' | 'stack' | 'line'
  /** Text alternative of the chart: the only part screen readers get. */
  summary: string
  /** Axis labels, one per value. */
  ticks: readonly string[]
  series: readonly Series[]
  format?: (value: number) => string
}

const WIDTH = 560
const HEIGHT = 220
const LEFT = 52
const BOTTOM = 28
const TOP = 8
const fills = ['fill-(--chart-1)', 'fill-(--chart-2)', 'fill-(--chart-3)', 'fill-(--chart-5)']
const swatches = ['bg-(--chart-1)', 'bg-(--chart-2)', 'bg-(--chart-3)', 'bg-(--chart-5)']
/** Number of axis labels that fit on a phone. */
const MOST_TICKS = 6

/** Bars, stacked bars or a line, on an axis that starts at zero. The legend below names the colours. */
export function Chart({ kind, summary, ticks, series, format = String }: ChartProps) {
  const totals = ticks.map((_, i) => series.reduce((sum, { values }) => sum + (values[i] ?? 0), 0))
  const all = series.flatMap(({ values }) => values.map((value) => value ?? 0))
  const scale = niceScale(Math.max(0, ...(kind === 'stack' ? totals : all)))
  const top = scale.at(-1) ?? 1
  const y = (value: number) => HEIGHT - BOTTOM - (value / top) * (HEIGHT - BOTTOM - TOP)
  const band = (WIDTH - LEFT) / Math.max(1, ticks.length)
  const every = Math.ceil(ticks.length / MOST_TICKS)
  return (
    <figure className="grid gap-2">
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn here, from what was just read */}
      <svg role="img" aria-label={summary} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className="h-auto w-full">
        {scale.map((value) => (
          <g key={value}>
            <line x1={LEFT} x2={WIDTH} y1={y(value)} y2={y(value)} className="stroke-border" />
            <text x={LEFT - 8} y={y(value) + 4} textAnchor="end" fontSize={13} className="fill-muted-foreground">
              {format(value)}
            </text>
          </g>
        ))}
        {ticks.map((tick, i) =>
          i % every === 0 ? (
            <text
              key={tick}
              x={LEFT + band * (i + 0.5)}
              y={HEIGHT - 8}
              textAnchor="middle"
              fontSize={13}
              className="fill-muted-foreground"
            >
              {tick}
            </text>
          ) : null,
        )}
        {kind === 'line' ? (
          <Line values={series[0]?.values ?? []} x={(i) => LEFT + band * (i + 0.5)} y={y} />
        ) : (
          <Bars isStacked={kind === 'stack'} series={series} band={band} y={y} />
        )}
      </svg>
      {series.length > 1 && (
        <figcaption>
          <ul className="flex flex-wrap gap-x-5 gap-y-1 text-small">
            {series.map(({ label }, i) => (
              <li key={label} className="flex items-center gap-2">
                <span aria-hidden="true" className={`size-3 rounded-sm ${swatches[i]}`} />
                {label}
              </li>
            ))}
          </ul>
        </figcaption>
      )}
    </figure>
  )
}

type BarsProps = { isStacked: boolean; series: readonly Series[]; band: number; y: (value: number) => number }

function Bars({ isStacked, series, band, y }: BarsProps) {
  const count = series[0]?.values.length ?? 0
  const width = isStacked ? band * 0.6 : (band * 0.7) / series.length
  return Array.from({ length: count }, (_, i) => {
    let below = 0
    return series.map(({ label, values }, k) => {
      const value = values[i] ?? 0
      const base = isStacked ? below : 0
      below += value
      const x = LEFT + band * i + band * (isStacked ? 0.2 : 0.15) + (isStacked ? 0 : width * k)
      const height = Math.max(0, y(base) - y(base + value) - (isStacked && value ? 1 : 0))
      return (
        <rect
          key={`${label} ${String(i)}`}
          x={x}
          y={y(base + value)}
          width={Math.max(1, width - 1)}
          height={height}
          rx={2}
          className={fills[k] ?? ''}
        />
      )
    })
  })
}

type LineProps = { values: readonly (number | null)[]; x: (i: number) => number; y: (value: number) => number }

/** Gaps where a value is unknown; the last point is filled. */
function Line({ values, x, y }: LineProps) {
  const points = values.flatMap((value, i) => (value === null ? [] : [{ i, value }]))
  const path = points.map(({ i, value }, k) => `${points[k - 1]?.i === i - 1 ? 'L' : 'M'}${x(i)} ${y(value)}`).join(' ')
  return (
    <g>
      <path d={path} className="fill-none stroke-(--chart-1)" strokeWidth={2.5} />
      {points.map(({ i, value }, k) => (
        <circle
          key={i}
          cx={x(i)}
          cy={y(value)}
          r={k === points.length - 1 ? 6 : 4}
          strokeWidth={2.5}
          className={`stroke-(--chart-1) ${k === points.length - 1 ? 'fill-(--chart-1)' : 'fill-card'}`}
        />
      ))}
    </g>
  )
}
