import { CartesianGrid, Line, LineChart, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'
import { formatShortDay } from '#domain/format-time.ts'
import { moodLabel, moodLevels } from '#domain/mood/levels.ts'
import { type Day, dayOf } from '#domain/time.ts'
import { MoodGlyph } from '#web/components/mood-glyph.tsx'
import type { Mood } from './queries.ts'

type MoodChartProps = { days: readonly Day[]; moods: readonly Mood[]; today: Day }

const GLYPH_PIXELS = 26
const AXIS_PIXELS = 64
/** As many two-digit days as a phone has room for. */
const DAY_LABELS_MAX = 7

/**
 * The last entry of a day counts. A day without entries stays empty: the line has a gap. Screen readers get the summary
 * and the table.
 */
export default function MoodChart({ days, moods, today }: MoodChartProps) {
  const levels = new Map(moods.map(({ recordedAt, level }) => [dayOf(recordedAt), level]))
  const points = days.map((day) => ({
    day,
    level: levels.get(day) ?? null,
    isToday: day === today,
  }))
  const step = Math.ceil(days.length / DAY_LABELS_MAX)
  const ticks = days.filter((_, place) => (days.length - 1 - place) % step === 0)
  return (
    <ResponsiveContainer width="100%" height={260} aria-hidden="true">
      <LineChart accessibilityLayer={false} data={points} margin={{ top: 8, right: 16, bottom: 0, left: 0 }}>
        <CartesianGrid vertical={false} stroke="var(--border)" />
        <XAxis
          dataKey="day"
          ticks={ticks}
          interval={0}
          tickFormatter={(day: Day) => String(Number(day.slice(8)))}
          tick={{ fontSize: 13, fill: 'var(--muted-foreground)' }}
          axisLine={false}
          tickLine={false}
        />
        <YAxis
          type="number"
          domain={[0.5, 4.5]}
          ticks={[1, 2, 3, 4]}
          width={AXIS_PIXELS}
          axisLine={false}
          tickLine={false}
          tick={<MoodTick />}
        />
        <Tooltip
          isAnimationActive={false}
          formatter={(value) => [moodLabel(value), 'Humeur']}
          labelFormatter={(day) => (typeof day === 'string' ? formatShortDay(day) : day)}
          contentStyle={{ background: 'var(--popover)', borderColor: 'var(--border)', borderRadius: 12 }}
        />
        <Line
          dataKey="level"
          stroke="var(--chart-1)"
          strokeWidth={2.5}
          connectNulls={false}
          isAnimationActive={false}
          dot={<Dot />}
        />
      </LineChart>
    </ResponsiveContainer>
  )
}

/** Recharts passes the position: nothing is drawn without one. */
type Placed = { cx?: number; cy?: number; value?: unknown; payload?: { isToday: boolean } }

function Dot({ cx, cy, value, payload }: Placed) {
  if (typeof value !== 'number') return <g />
  return (
    <circle
      cx={cx}
      cy={cy}
      r={payload?.isToday ? 7 : 5}
      fill={payload?.isToday ? 'var(--sun)' : 'var(--card)'}
      stroke="var(--chart-1)"
      strokeWidth={2.5}
    />
  )
}

/** Icon with its label below, since a phone has no room beside it. */
function MoodTick({ x = 0, y = 0, payload }: { x?: number; y?: number; payload?: { value: unknown } }) {
  const mood = moodLevels.find(({ level }) => level === payload?.value)
  if (!mood) return <g />
  const middle = x - AXIS_PIXELS / 2 + 4
  return (
    <g>
      <svg x={middle - GLYPH_PIXELS / 2} y={y - GLYPH_PIXELS + 4} width={GLYPH_PIXELS} height={GLYPH_PIXELS}>
        <MoodGlyph level={mood.level} />
      </svg>
      <text x={middle} y={y + 18} textAnchor="middle" fontSize={13} fill="var(--muted-foreground)">
        {mood.label}
      </text>
    </g>
  )
}
