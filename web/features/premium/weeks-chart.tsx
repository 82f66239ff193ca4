import { Bar, BarChart, CartesianGrid, Legend, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'
import { formatShortDay } from '#domain/format-time.ts'
import type { MoodWeek } from '#domain/mood/analyse-moods.ts'
import { moodLevels } from '#domain/mood/levels.ts'

const DAYS_IN_A_WEEK = 7

const legendLabel = (label: unknown) => <span className="text-[14px] text-foreground">{String(label)}</span>

/** The days of each week, stacked by mood: a week with few words is simply a short bar. Screen readers have the table. */
export default function WeeksChart({ weeks }: { weeks: readonly MoodWeek[] }) {
  const bars = weeks.map(({ monday, counts }) => ({ monday, ...counts }))
  return (
    <ResponsiveContainer width="100%" height={280} aria-hidden="true">
      <BarChart accessibilityLayer={false} data={bars} margin={{ top: 8, right: 8, bottom: 0, left: -24 }}>
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
        <Legend itemSorter={null} formatter={legendLabel} />
        {moodLevels.toReversed().map(({ level, label }) => (
          <Bar
            key={level}
            dataKey={String(level)}
            name={label}
            stackId="days"
            fill={`var(--mood-${level})`}
            isAnimationActive={false}
          />
        ))}
      </BarChart>
    </ResponsiveContainer>
  )
}
