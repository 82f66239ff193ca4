import { formatDay } from '#domain/format-time.ts'
import { dayOf } from '#domain/time.ts'

/** Title of the practitioner and date, under the greeting. On a phone each has its own line. */
export function PracticeLine({ title, now }: { title: string; now: Date }) {
  return (
    <p className="mt-1 text-muted-foreground text-small sm:text-base">
      <span className="max-sm:block">{title}</span>
      <span className="max-sm:hidden"> · </span>
      {formatDay(dayOf(now))}
    </p>
  )
}
