import { formatShortDay } from '#domain/format-time.ts'
import type { Day } from '#domain/time.ts'

/** « mar. » over « 17 nov. » */
export function ShortDay({ day }: { day: Day }) {
  const [weekday, ...date] = formatShortDay(day).split('\u00A0')
  return (
    <>
      <span className="text-muted-foreground">{weekday}</span>
      <span className="block font-semibold">{date.join('\u00A0')}</span>
    </>
  )
}
