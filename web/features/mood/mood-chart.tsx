import { CartesianGrid, Line, LineChart, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'
import { formatShortDay } from '#domain/format-time.ts'
import { moodLabel, moodLevels } from '#domain/mood/levels.ts'
import { type Day, dayOf } from '#domain/time.ts'
import { MoodGlyph } from '#web/components/mood-glyph.tsx'
import type { Mood } from './queries.ts'

type MoodChartProps = { days: readonly Day[]; moods: readonly Mood[]; today: Day }

const GLYPH_PIXELS = 28

/**
 * The last word of a day counts for it. A day without one stays empty: no line runs across it. Screen readers have the
 * summary and the table.
 */
export default function MoodChart({ days, moods, today }: MoodChartProps) {
  const levels = new Map(moods.map(({ recordedAt, level }) => [dayOf(recordedAt), level]))
  const points = days.map((day) => ({
    day,
    level: levels.get(day) ?? null,
    isToday: day === today,
  }))
  return (
    <ResponsiveContainer width="100%" height={260} aria-hidden="true">
      <LineChart accessibilityLayer={false} data={points} margin={{ top: 8, right: 16, bottom: 0, left: 0 }}>
        <CartesianGrid vertical={false} stroke="var(--border)" />
        <XAxis
          dataKey="day"
          tickFormatter={(day: Day) => String(Number(day.slice(8)))}
          tick={{ fontSize: 13, fill: 'var(--muted-foreground)' }}
          axisLine={false}
          tickLine={false}
        />
        <YAxis
          type="number"
          domain={[0.5, 4.5]}
          ticks={[1, 2, 3, 4]}
          width={44}
          axisLine={false}
          tickLine={false}
          tick={<GlyphTick />}
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

/** The chart hands these their place: nothing is drawn without one. */
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

function GlyphTick({ x = 0, y = 0, payload }: { x?: number; y?: number; payload?: { value: unknown } }) {
  const mood = moodLevels.find(({ level }) => level === payload?.value)
  if (!mood) return <g />
  return (
    <svg x={x - GLYPH_PIXELS - 4} y={y - GLYPH_PIXELS / 2} width={GLYPH_PIXELS} height={GLYPH_PIXELS}>
      <title>{mood.label}</title>
      <MoodGlyph level={mood.level} />
    </svg>
  )
}
