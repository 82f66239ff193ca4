import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { formatDayInYear, formatShortDay, formatTime } from '#domain/format-time.ts'
import { addDays, type Day, dayOf, isDay, weekdayOf, weekdays } from '#domain/time.ts'
import { pageMeta } from '#web/app/page-meta.ts'
import { Icon } from '#web/components/icon.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { ButtonLink } from '#web/components/ui/button-link.tsx'
import { EmptyState } from '#web/components/ui/empty-state.tsx'
import { ErrorState } from '#web/components/ui/error-state.tsx'
import { type MySlot, mySlots } from '#web/features/availability/queries.ts'
import type { Appointment } from '#web/features/booking/queries.ts'
import { useNow } from '#web/lib/use-now.ts'
import { otherParty } from './appointment-list.tsx'
import { ConsultationSheet } from './consultation-sheet.tsx'
import { DashboardLoading } from './dashboard-loading.tsx'
import { usePractice } from './use-practice.ts'

export function meta() {
  return pageMeta({
    title: 'Mon agenda',
    description: 'Vos rendez-vous et vos créneaux, semaine par semaine.',
    path: '/agenda-etudiant',
    index: false,
  })
}

/** A week: columns on wide screens, a list of days on small ones. `?week=<any day of it>&open=<appointment>`. */
export default function AgendaPage() {
  const [search, setSearch] = useSearchParams()
  const today = dayOf(useNow(60))
  const practice = usePractice()
  const { data: slots = [] } = useQuery(mySlots)
  const opened = practice.consultations?.find(({ id }) => id === search.get('open'))
  const asked = search.get('week') ?? (opened ? dayOf(opened.startsAt) : today)
  const day = isDay(asked) ? asked : today
  const monday = addDays(day, -weekdays.indexOf(weekdayOf(day)))
  const days = weekdays.map((_, position) => addDays(monday, position))
  const booked = practice.consultations?.filter(
    ({ status, startsAt }) => status !== 'canceled' && days.includes(dayOf(startsAt)),
  )
  const free = slots.filter(({ isBooked, startsAt }) => !isBooked && days.includes(dayOf(startsAt)))
  const go = (changes: Record<string, string>) => setSearch(changes, { replace: true, preventScrollReset: true })

  return (
    <div className="mx-auto grid w-full max-w-[1368px] grid-cols-1 gap-6 px-4 py-8 md:px-6">
      <header className="flex flex-wrap items-center justify-between gap-4">
        <div>
          <h1 className="text-[30px] leading-9">Mon agenda</h1>
          <p className="text-muted-foreground">Semaine du {formatDayInYear(monday)} · heure de Paris</p>
        </div>
        <div className="flex gap-2">
          <Button
            variant="outline"
            size="icon"
            aria-label="Semaine précédente"
            onClick={() => go({ week: addDays(monday, -7) })}
          >
            <Icon name="chevron-left" />
          </Button>
          <Button variant="outline" onClick={() => go({})}>
            Aujourd’hui
          </Button>
          <Button
            variant="outline"
            size="icon"
            aria-label="Semaine suivante"
            onClick={() => go({ week: addDays(monday, 7) })}
          >
            <Icon name="chevron-right" />
          </Button>
        </div>
      </header>
      {practice.hasFailed && <ErrorState sentence="Nous n’avons pas pu lire votre agenda." onRetry={practice.retry} />}
      {!booked && !practice.hasFailed && <DashboardLoading />}
      {booked?.length === 0 && free.length === 0 && (
        <EmptyState
          sentence="Rien de prévu cette semaine."
          action={
            <ButtonLink to="/disponibilites" variant="secondary">
              Ajouter des disponibilités
            </ButtonLink>
          }
        />
      )}
      {booked && booked.length + free.length > 0 && (
        <ol className="grid grid-cols-1 gap-3 lg:grid-cols-7">
          {days.map((column) => (
            <AgendaDay
              key={column}
              day={column}
              isToday={column === today}
              booked={booked.filter(({ startsAt }) => dayOf(startsAt) === column)}
              free={free.filter(({ startsAt }) => dayOf(startsAt) === column)}
              onOpen={(id) => go({ week: column, open: id })}
            />
          ))}
        </ol>
      )}
      {opened && <ConsultationSheet consultation={opened} onClose={() => go({ week: day })} />}
    </div>
  )
}

type AgendaDayProps = {
  day: Day
  isToday: boolean
  booked: readonly Appointment[]
  free: readonly MySlot[]
  onOpen: (appointmentId: string) => void
}

function AgendaDay({ day, isToday, booked, free, onOpen }: AgendaDayProps) {
  const isEmpty = booked.length + free.length === 0
  return (
    <li
      className={`grid content-start gap-2 rounded-2xl border bg-card p-3 text-card-foreground ${isEmpty ? 'max-lg:hidden' : ''}`}
    >
      <h2
        className={`rounded-lg px-2 py-1 font-sans font-semibold text-base tracking-normal ${isToday ? 'bg-accent text-accent-foreground' : ''}`}
      >
        {formatShortDay(day)}
      </h2>
      {booked.map((consultation) => (
        <button
          key={consultation.id}
          type="button"
          onClick={() => onOpen(consultation.id)}
          className="min-h-11 rounded-lg bg-primary px-3 py-2 text-left text-[15px] text-primary-foreground leading-snug hover:bg-primary-hover"
        >
          <span className="block font-semibold">{formatTime(consultation.startsAt)}</span>
          {otherParty(consultation)}
        </button>
      ))}
      {free.map(({ id, startsAt, endsAt }) => (
        <p
          key={id}
          className="rounded-lg border border-input border-dashed bg-secondary px-3 py-2 text-[15px] text-secondary-foreground leading-snug"
        >
          <span className="block font-semibold">Libre</span>
          {formatTime(startsAt)} – {formatTime(endsAt)}
        </p>
      ))}
    </li>
  )
}
