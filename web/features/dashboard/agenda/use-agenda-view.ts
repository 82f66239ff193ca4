import { useSearchParams } from 'react-router'
import { addDays, type Day, isDay, weekdayOf, weekdays } from '#domain/time.ts'

const shows = { all: 'Tout', booked: 'Rendez-vous', free: 'Créneaux libres' } as const
type Show = keyof typeof shows

export const agendaFilters = Object.entries(shows).map(([value, label]) => ({ value, label }))

const isShow = (value: string | null): value is Show => value !== null && Object.hasOwn(shows, value)

/** View state kept in the URL: `?view=day&date=2026-11-20&show=booked&open=<appointment>`. */
export function useAgendaView(today: Day) {
  const [search, setSearch] = useSearchParams()
  const written = search.get('date') ?? today
  const date = isDay(written) ? written : today
  const view = search.get('view') === 'day' ? 'day' : 'week'
  const show = search.get('show')
  const monday = addDays(date, -weekdays.indexOf(weekdayOf(date)))
  const step = view === 'day' ? 1 : 7

  function change(changes: Record<string, string | null>) {
    setSearch(
      (before) => {
        for (const [name, value] of Object.entries(changes)) {
          if (value === null) before.delete(name)
          else before.set(name, value)
        }
        return before
      },
      { replace: true, preventScrollReset: true },
    )
  }

  return {
    view,
    date,
    monday,
    days: view === 'day' ? [date] : weekdays.map((_, position) => addDays(monday, position)),
    show: isShow(show) ? show : ('all' as const),
    openedId: search.get('open'),
    change,
    goBy: (steps: number) => change({ date: addDays(date, steps * step) }),
  } as const
}
