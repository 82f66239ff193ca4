import { useState } from 'react'
import { href } from 'react-router'
import {
  type AppointmentNow,
  type AppointmentState,
  appointmentNow,
} from '#domain/booking/appointment/appointment-now.ts'
import { consultationTypes } from '#domain/booking/words.ts'
import { formatShortDateTime, formatTime } from '#domain/format-time.ts'
import { Badge, type BadgeTone } from '#web/components/ui/badge.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { ButtonLink } from '#web/components/ui/button-link.tsx'
import type { Appointment } from '#web/features/booking/queries.ts'
import { useNow } from '#web/lib/hooks/use-now.ts'
import { namedParty, otherParty } from './appointment-party.ts'
import { ConsultationSheet } from './manage/consultation-sheet.tsx'
import { ManageButton } from './manage/manage-button.tsx'

export const stateTones: Record<AppointmentState, BadgeTone> = {
  to_pay: 'warning',
  lapsed: 'neutral',
  abandoned: 'warning',
  booked: 'info',
  open: 'info',
  running: 'info',
  unsettled: 'neutral',
  held: 'success',
  missed: 'neutral',
  canceled: 'neutral',
}

/** One line per appointment, with its main action. A narrow list gives date and status the whole width. */
export function AppointmentList({ appointments }: { appointments: readonly Appointment[] }) {
  const now = useNow(30)
  return (
    <ul className="@container grid divide-y">
      {appointments.map((appointment) => (
        <Line key={appointment.id} appointment={appointment} is={appointmentNow(appointment, now)} />
      ))}
    </ul>
  )
}

function Line({ appointment, is }: { appointment: Appointment; is: AppointmentNow }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2 py-3 first:pt-0 last:pb-0">
      <div className="contents @sm:block @sm:min-w-40 @sm:flex-1">
        <p className="flex w-full flex-wrap items-center gap-x-2 gap-y-1 font-semibold">
          {formatShortDateTime(appointment.startsAt)}
          <Badge tone={stateTones[is.state]}>{is.label}</Badge>
        </p>
        <p className="min-w-40 flex-1 text-small text-muted-foreground">
          {appointment.status === 'upcoming' ? namedParty(appointment) : otherParty(appointment)} ·{' '}
          {detailOf(appointment, is)}
        </p>
      </div>
      <Act appointment={appointment} />
    </li>
  )
}

function detailOf(
  { heldUntil, consultationType }: Appointment,
  { state, isAhead, headline, notice }: AppointmentNow,
): string {
  if (state === 'to_pay') return `à payer avant ${formatTime(heldUntil)}`
  if (state === 'running') return headline
  return (!isAhead && notice) || consultationTypes[consultationType]
}

function Act({ appointment }: { appointment: Appointment }) {
  const { id, status, mySide } = appointment
  if (mySide === 'practitioner') return <PractitionersAct appointment={appointment} />
  if (status === 'held')
    return (
      <ButtonLink to={href('/payment')} variant="outline">
        Payer
      </ButtonLink>
    )
  if (status !== 'completed') return <ManageButton appointment={appointment} look="outline" />
  return (
    <div className="flex flex-wrap items-center gap-x-4">
      <ManageButton appointment={appointment} look="ghost" />
      <ButtonLink to={`${href('/session-summary')}?appointment=${id}`} variant="outline">
        Voir résumé
      </ButtonLink>
    </div>
  )
}

function PractitionersAct({ appointment }: { appointment: Appointment }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        {appointment.status === 'upcoming' ? 'Gérer' : 'Voir les détails'}
        <span className="sr-only">, {formatShortDateTime(appointment.startsAt)}</span>
      </Button>
      {isOpen && <ConsultationSheet consultation={appointment} onClose={() => setOpen(false)} />}
    </>
  )
}
