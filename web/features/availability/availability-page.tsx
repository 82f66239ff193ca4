import { useQuery } from '@tanstack/react-query'
import { href, useSearchParams } from 'react-router'
import { usualLimits } from '#domain/availability/booking-limits.ts'
import { defaultSlot } from '#domain/availability/default-slot.ts'
import { formatCount } from '#domain/format.ts'
import { errorMessage } from '#domain/messages.ts'
import { addMinutes, type Day, dayOf, isDay } from '#domain/time.ts'
import { pageMeta } from '#web/app/page-meta.ts'
import { hasPrimaryAction } from '#web/app/shell/page-handle.ts'
import { Calendar } from '#web/components/calendar.tsx'
import { QueryState } from '#web/components/query-state.tsx'
import { Card } from '#web/components/ui/card.tsx'
import { PageTitle } from '#web/components/ui/page-title.tsx'
import { Skeleton } from '#web/components/ui/skeleton.tsx'
import { Tabs } from '#web/components/ui/tabs.tsx'
import { type Appointment, myAppointments } from '#web/features/booking/queries.ts'
import { myMeetings, takenByMeetings } from '#web/features/supervision/queries.ts'
import { useNow } from '#web/lib/hooks/use-now.ts'
import { bookedByPatients } from './booked-by-patients.ts'
import { BookingLimitsCard } from './booking-limits-card.tsx'
import { DaySlots } from './day-slots.tsx'
import { type MySlot, myBookingLimits, mySlots } from './queries.ts'
import { RecurringSlotsForm } from './recurring-slots-form.tsx'
import { SingleSlotForm } from './single-slot-form.tsx'
import { WeekGrid } from './week-grid.tsx'

export const handle = hasPrimaryAction

export function meta() {
  return pageMeta({
    title: 'Gestion de vos disponibilités',
    description: 'Ajoutez les créneaux que les patients peuvent réserver.',
    path: href('/therapist/availability'),
    index: false,
  })
}

/** Selected day and tab are kept in the URL: `?date=2026-11-20&tab=recurring`; an empty date means none. */
export default function AvailabilityPage() {
  const [search, setSearch] = useSearchParams()
  const now = useNow(60)
  const today = dayOf(now)
  const { data: limits = usualLimits } = useQuery(myBookingLimits)
  // Sooner, nobody could book it.
  const bookableFrom = addMinutes(now, limits.noticeMinutes)
  const written = search.get('date') ?? defaultSlot(bookableFrom).day
  const day = isDay(written) ? written : undefined
  const slots = useQuery(mySlots)
  const appointments = useBooked()
  const { data: meetings = [] } = useQuery({ ...myMeetings, select: takenByMeetings })

  const change = (name: string, value: string) =>
    setSearch(
      (before) => {
        before.set(name, value)
        return before
      },
      { replace: true, preventScrollReset: true },
    )
  const chooseDay = (chosen: Day | undefined) => change('date', chosen ?? '')

  return (
    <div>
      <header className="mb-6 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <PageTitle size="tool">Gestion de vos disponibilités</PageTitle>
        <p className="text-muted-foreground">Heure de Paris</p>
      </header>
      <div className="grid grid-cols-1 gap-6">
        <div className="grid grid-cols-1 items-start gap-5 md:grid-cols-2">
          <Card>
            <Calendar
              today={today}
              selected={day}
              onSelect={chooseDay}
              notes={notesOf(slots.data ?? [], appointments)}
            />
          </Card>
          <Card>
            <Tabs
              label="Sorte de créneau"
              value={search.get('tab') === 'recurring' ? 'recurring' : 'single'}
              onValueChange={(tab) => change('tab', tab)}
              tabs={[
                {
                  value: 'single',
                  label: 'Créneau unique',
                  content: <SingleSlotForm day={day} bookableFrom={bookableFrom} />,
                },
                { value: 'recurring', label: 'Créneau récurrent', content: <RecurringSlotsForm day={day} /> },
              ]}
            />
          </Card>
        </div>
        <div className="grid gap-6">
          <QueryState
            query={slots}
            failure={errorMessage('availability_load_failed')}
            skeleton={<Skeleton shape="tall" />}
          >
            {(all) => (
              <>
                <div className="hidden lg:block">
                  <WeekGrid
                    day={day ?? today}
                    slots={all}
                    appointments={appointments}
                    meetings={meetings}
                    onChooseDay={chooseDay}
                  />
                </div>
                {day && (
                  <DaySlots
                    day={day}
                    slots={all}
                    appointments={appointments}
                    meetings={meetings}
                    sessionsADay={limits.sessionsADay}
                  />
                )}
              </>
            )}
          </QueryState>
        </div>
        <BookingLimitsCard />
      </div>
      <p className="mt-6 text-muted-foreground">Les patients pourront réserver ces créneaux pour une consultation.</p>
    </div>
  )
}

/** Text per day: the number of slots, or « rendez-vous » when appointments are outside any slot. */
function notesOf(slots: readonly MySlot[], appointments: readonly Appointment[]): Map<Day, string> {
  const counts = new Map<Day, number>()
  for (const slot of slots) counts.set(dayOf(slot.startsAt), (counts.get(dayOf(slot.startsAt)) ?? 0) + 1)
  return new Map([
    ...appointments.map(({ startsAt }) => [dayOf(startsAt), 'rendez-vous'] as const),
    ...[...counts].map(([day, count]) => [day, formatCount(count, 'créneau', 'créneaux')] as const),
  ])
}

/** Booked appointments, in a slot or not. Slots are readable without them, so a failure is not shown. */
function useBooked(): readonly Appointment[] {
  const { data: appointments = [] } = useQuery(myAppointments)
  return bookedByPatients(appointments)
}
