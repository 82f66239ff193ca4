import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'
import { formatCount } from '#domain/format.ts'
import { formatShortDay } from '#domain/format-time.ts'
import type { MoodWeek } from '#domain/mood/analyse-moods.ts'
import { type MoodLevel, moodLevels } from '#domain/mood/levels.ts'

const DAYS_IN_A_WEEK = 7
const OUTLINE_PIXELS = 1.5

/** From the bottom of a bar up. */
const levels = moodLevels.toReversed()

/** Days of each week, stacked by mood: few entries make a short bar. Screen readers get the table. */
export default function WeeksChart({ weeks }: { weeks: readonly MoodWeek[] }) {
  const bars = weeks.map(({ monday, counts }) => ({ monday, ...counts }))
  return (
    <div aria-hidden="true">
      <ResponsiveContainer width="100%" height={260}>
        <BarChart accessibilityLayer={false} data={bars} margin={{ top: 8, right: 8, bottom: 0, left: 0 }}>
          <CartesianGrid vertical={false} stroke="var(--border)" />
          <XAxis
            dataKey="monday"
            tickFormatter={(day: string) => `${Number(day.slice(8))}/${Number(day.slice(5, 7))}`}
            tick={{ fontSize: 13, fill: 'var(--muted-foreground)' }}
            axisLine={false}
            tickLine={false}
          />
          <YAxis
            domain={[0, DAYS_IN_A_WEEK]}
            ticks={[0, DAYS_IN_A_WEEK]}
            tickFormatter={(days: number) => formatCount(days, 'jour', 'jours')}
            width={56}
            tick={{ fontSize: 13, fill: 'var(--muted-foreground)' }}
            axisLine={false}
            tickLine={false}
          />
          <Tooltip
            isAnimationActive={false}
            cursor={{ fill: 'var(--muted)' }}
            labelFormatter={(day) => (typeof day === 'string' ? `Semaine du ${formatShortDay(day)}` : day)}
            contentStyle={{ background: 'var(--popover)', borderColor: 'var(--border)', borderRadius: 12 }}
            itemStyle={{ color: 'var(--popover-foreground)' }}
          />
          {levels.map(({ level, label }) => (
            <Bar
              key={level}
              dataKey={String(level)}
              name={label}
              stackId="days"
              shape={<Segment level={level} />}
              isAnimationActive={false}
            />
          ))}
        </BarChart>
      </ResponsiveContainer>
      <ul className="flex flex-wrap justify-center gap-x-4 gap-y-1 pt-2 text-note">
        {levels.map(({ level, label }) => (
          <li key={level} className="flex items-center gap-1.5">
            <svg width="14" height="14">
              <Segment width={14} height={14} level={level} />
            </svg>
            {label}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Recharts passes the position and size. */
type SegmentProps = { level: MoodLevel; x?: number; y?: number; width?: number; height?: number }

/** Outlined inside its area, so that adjacent segments have a gap: their fills alone lack contrast. */
function Segment({ level, x = 0, y = 0, width = 0, height = 0 }: SegmentProps) {
  if (height <= 0) return <g />
  return (
    <rect
      x={x + OUTLINE_PIXELS}
      y={y + OUTLINE_PIXELS}
      width={width - 2 * OUTLINE_PIXELS}
      height={height - 2 * OUTLINE_PIXELS}
      fill={`var(--mood-${level})`}
      stroke={`var(--mood-${level}-ink)`}
      strokeWidth={OUTLINE_PIXELS}
    />
  )
}
