import { useState } from 'react'
import { formatCount } from '#domain/format.ts'
import { formatDayInYear, weekdayNames } from '#domain/format-time.ts'
import { errorMessage } from '#domain/messages.ts'
import { type Day, dayOf, wallTimeOf, weekdayOf } from '#domain/time.ts'
import { Alert } from '#web/components/ui/alert.tsx'
import { Badge } from '#web/components/ui/badge.tsx'
import { Button } from '#web/components/ui/button.tsx'
import type { Appointment } from '#web/features/booking/queries.ts'
import type { MySlot } from './queries.ts'
import { useRemoveSlot } from './use-remove-slot.ts'

const hoursOf = ({ startsAt, endsAt }: Pick<MySlot, 'startsAt' | 'endsAt'>) =>
  `${wallTimeOf(startsAt).time} - ${wallTimeOf(endsAt).time}`

type DaySlotsProps = {
  day: Day
  slots: readonly MySlot[]
  appointments: readonly Appointment[]
  meetings: readonly (Pick<MySlot, 'startsAt' | 'endsAt'> & { id: string })[]
  sessionsADay: number | null
}

export function DaySlots({ day, slots, appointments, meetings, sessionsADay }: DaySlotsProps) {
  const [removed, setRemoved] = useState<MySlot>()
  const remove = useRemoveSlot(setRemoved)
  const ofDay = slots.filter((slot) => dayOf(slot.startsAt) === day)
  const booked = appointments.filter(({ startsAt }) => dayOf(startsAt) === day)
  const outside = booked.filter((one) => !ofDay.some((slot) => isIn(slot, one)))
  const met = meetings.filter(({ startsAt }) => dayOf(startsAt) === day)
  const restorable = removed && dayOf(removed.startsAt) === day && !ofDay.some((slot) => sameHours(slot, removed))

  return (
    <section aria-labelledby="day-slots-title" className="grid gap-3">
      <h2 id="day-slots-title" className="font-sans font-semibold text-lg leading-6 tracking-normal">
        Vos disponibilités <span className="font-normal text-muted-foreground">: {formatDayInYear(day)}</span>
      </h2>
      {sessionsADay !== null && booked.length >= sessionsADay && (
        <p className="text-muted-foreground text-small">
          {formatCount(booked.length, 'séance est réservée', 'séances sont réservées')} ce jour-là : vos autres heures
          ne sont plus proposées.
        </p>
      )}
      {remove.failure && <Alert tone="error">{remove.failure}</Alert>}
      {ofDay.length + outside.length + met.length === 0 && (
        <p className="text-muted-foreground">Aucune disponibilité pour cette date</p>
      )}
      <ul className="grid gap-2">
        {ofDay.map((slot) => (
          <li
            key={slot.id}
            className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-xl border bg-card py-2 pr-2 pl-4 text-card-foreground"
          >
            <span className="font-semibold">{hoursOf(slot)}</span>
            <span className="text-muted-foreground">{weekdayNames[weekdayOf(day)]}</span>
            {slot.isBooked && <Badge tone="info">{bookedWords(slot, booked)}</Badge>}
            <span className="ml-auto">
              <Button
                variant="ghost"
                disabled={slot.isBooked}
                aria-describedby={slot.isBooked ? `booked-${slot.id}` : undefined}
                isBusy={remove.isPending && remove.variables?.id === slot.id}
                onClick={() => remove.mutate(slot)}
              >
                Supprimer
                <span className="sr-only"> le créneau {hoursOf(slot)}</span>
              </Button>
            </span>
            {slot.isBooked && (
              <p id={`booked-${slot.id}`} className="w-full pb-1 text-small text-muted-foreground">
                {errorMessage('slot_booked')}
              </p>
            )}
          </li>
        ))}
        {outside.map((appointment) => (
          <li
            key={appointment.id}
            className="flex flex-wrap items-center gap-x-4 rounded-xl border bg-card py-3 pr-2 pl-4 text-card-foreground"
          >
            <span className="font-semibold">{hoursOf(appointment)}</span>
            <span className="text-muted-foreground">Rendez-vous avec {appointment.patientName ?? 'un patient'}</span>
          </li>
        ))}
        {met.map((meeting) => (
          <li
            key={meeting.id}
            className="flex flex-wrap items-center gap-x-4 rounded-xl border bg-card py-3 pr-2 pl-4 text-card-foreground"
          >
            <span className="font-semibold">{hoursOf(meeting)}</span>
            <span className="text-muted-foreground">
              Rendez-vous de supervision : personne ne peut réserver à ce moment-là.
            </span>
          </li>
        ))}
        {removed && restorable && (
          <li className="flex flex-wrap items-center gap-x-4 rounded-xl border border-dashed py-2 pr-2 pl-4 text-muted-foreground">
            <span>{hoursOf(removed)}, supprimé</span>
            <span className="ml-auto">
              <Button variant="ghost" onClick={() => remove.restore(removed)}>
                Rétablir
              </Button>
            </span>
          </li>
        )}
      </ul>
    </section>
  )
}

function isIn(slot: MySlot, { startsAt }: Appointment): boolean {
  return startsAt >= slot.startsAt && startsAt < slot.endsAt
}

/** Booked hours of a slot. Booked without a visible appointment means that a payment is in progress. */
function bookedWords(slot: MySlot, booked: readonly Appointment[]): string {
  const inside = booked.filter((one) => isIn(slot, one))
  if (inside.length === 0) return 'Réservation en cours'
  return inside.map((one) => `Réservé ${hoursOf(one)}`).join(', ')
}

function sameHours(one: MySlot, other: MySlot): boolean {
  return Number(one.startsAt) === Number(other.startsAt) && Number(one.endsAt) === Number(other.endsAt)
}
