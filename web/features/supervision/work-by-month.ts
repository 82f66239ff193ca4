import { type Day, dayOf } from '#domain/time.ts'

export interface MonthOfWork<C, A> {
  /** `2026-11` */
  month: string
  consultations: C[]
  alerts: A[]
  /** Confirmed hours of internship. */
  minutes: number
}

interface Work<C, A> {
  consultations: readonly C[]
  alerts: readonly A[]
  hours: readonly { day: Day; minutes: number }[]
}

/** A student's work by month of Paris, latest first. Also months with alerts or hours alone. */
export function workByMonth<C extends { starts_at: string }, A extends { raisedAt: Date }>({
  consultations,
  alerts,
  hours,
}: Work<C, A>): MonthOfWork<C, A>[] {
  const consultationsOf = Map.groupBy(consultations, ({ starts_at: startsAt }) => monthOf(dayOf(new Date(startsAt))))
  const alertsOf = Map.groupBy(alerts, ({ raisedAt }) => monthOf(dayOf(raisedAt)))
  const hoursOf = Map.groupBy(hours, ({ day }) => monthOf(day))
  const months = new Set([...consultationsOf.keys(), ...alertsOf.keys(), ...hoursOf.keys()])
  return [...months]
    .toSorted((a, b) => b.localeCompare(a))
    .map((month) => ({
      month,
      consultations: consultationsOf.get(month) ?? [],
      alerts: alertsOf.get(month) ?? [],
      minutes: (hoursOf.get(month) ?? []).reduce((sum, { minutes }) => sum + minutes, 0),
    }))
}

const monthOf = (day: Day) => day.slice(0, 7)
