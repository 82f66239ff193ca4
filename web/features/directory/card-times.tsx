import { Link } from 'react-router'
import { dayLabel } from '#domain/directory/filters.ts'
import { formatDayInYear, formatShortDay, formatStart } from '#domain/format-time.ts'
import { type Day, dayOf, daysBetween } from '#domain/time.ts'
import { Badge } from '#web/components/ui/badge.tsx'
import { ShortDay } from '#web/features/booking/shared/short-day.tsx'
import { timeLook } from '#web/features/booking/shared/time-look.ts'
import { useNow } from '#web/lib/hooks/use-now.ts'
import { appointmentAddress } from './appointment-address.ts'
import type { Opening } from './queries.ts'

type CardTimesProps = { person: Opening; isSoonest: boolean }

/** Next days with free starts, three per day; only the first day on a phone. */
export function CardTimes({ person, isSoonest }: CardTimesProps) {
  const now = useNow(60)
  const today = dayOf(now)
  const times = person.times.map((time) => new Date(time)).filter((time) => time > now)
  const days = [...Map.groupBy(times, dayOf)]
  const first = days[0]?.[0]
  return (
    <>
      <div className="flex items-center justify-between gap-3 max-sm:border-t max-sm:pt-4">
        <h3 className="font-semibold text-base max-sm:hidden">Prochains horaires libres</h3>
        <h3 className="font-semibold text-base sm:hidden">{first ? nextDay(first, today) : 'Prochains horaires'}</h3>
        {isSoonest && first && (
          <Badge tone="sun">
            <span className="sm:hidden">Le plus tôt</span>
            <span className="max-sm:hidden">Le plus tôt&nbsp;: {dayLabel(first, today).toLocaleLowerCase('fr')}</span>
          </Badge>
        )}
      </div>
      {days.length === 0 && (
        <p className="mt-3 text-muted-foreground">Ses horaires viennent de changer. Ouvrez sa page pour les voir.</p>
      )}
      <div className="mt-3 grid gap-3 sm:grid-cols-4">
        {days.map(([day, starts], place) => (
          <div key={day} className={place > 0 ? 'max-sm:hidden' : ''}>
            <p aria-hidden="true" className="pb-2 text-center text-small leading-snug max-sm:hidden">
              <ShortDay day={day} />
            </p>
            <ul className="grid grid-cols-3 gap-2 sm:grid-cols-1">
              {starts.map((start) => (
                <li key={start.toISOString()} className="grid">
                  <Link
                    to={appointmentAddress(person.slug, start)}
                    aria-label={`${person.name}, ${formatDayInYear(day)} à ${formatStart(start)}`}
                    className={timeLook}
                  >
                    {formatStart(start)}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </>
  )
}

/** « Aujourd’hui », « Demain, mer. 18 nov. », « Vendredi 20 novembre » */
function nextDay(day: Day, today: Day): string {
  const away = daysBetween(today, day)
  if (away === 0) return 'Aujourd’hui'
  if (away === 1) return `Demain, ${formatShortDay(day)}`
  const written = formatDayInYear(day)
  return written.charAt(0).toLocaleUpperCase('fr') + written.slice(1)
}
