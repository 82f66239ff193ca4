import type { ReactNode } from 'react'
import { href } from 'react-router'
import { appointmentNow } from '#domain/booking/appointment/appointment-now.ts'
import { CONSULTATION_MINUTES, ROOM_OPENS_MINUTES_BEFORE } from '#domain/constants.ts'
import { formatDayInYear, formatTime } from '#domain/format-time.ts'
import { practitionerStatus } from '#domain/profile/practitioner-status.ts'
import { dayOf } from '#domain/time.ts'
import { Icon } from '#web/components/icon.tsx'
import { ButtonLink } from '#web/components/ui/button-link.tsx'
import type { Appointment } from '#web/features/booking/queries.ts'
import { PractitionerPresentation } from '#web/features/booking/shared/practitioner-presentation.tsx'
import { useNow } from '#web/lib/hooks/use-now.ts'
import { DawnSun } from './dawn-sun.tsx'

type NextAppointmentProps = { appointment: Appointment; children: ReactNode }

/** Next appointment card: its colour and its button become active when the room opens. */
export function NextAppointment({ appointment, children }: NextAppointmentProps) {
  const now = useNow(30)
  const { id, mySide, startsAt, threadId } = appointment
  const { state, headline, canJoin, isAhead, notice } = appointmentNow(appointment, now)
  const isOpen = state === 'open' || state === 'running'
  return (
    <section
      aria-labelledby="next-appointment"
      className="overflow-hidden rounded-2xl border bg-card text-card-foreground"
    >
      <div className="flex items-start justify-between gap-4 bg-accent p-6 text-accent-foreground">
        <div className="grid justify-items-start gap-2">
          <span className="rounded-full bg-card px-3 py-1 font-semibold text-note text-card-foreground">
            {headline}
          </span>
          <h2 id="next-appointment" className="text-heading-md">
            {formatDayInYear(dayOf(startsAt))} à {formatTime(startsAt)}
          </h2>
          <p>
            Avec {mySide === 'patient' ? practitionerOf(appointment) : (appointment.patientName ?? 'un patient')} ·{' '}
            {CONSULTATION_MINUTES} min en vidéo
          </p>
        </div>
        <DawnSun />
      </div>
      <div className="grid gap-4 p-6">
        <div className="flex flex-wrap gap-3">
          {canJoin && (
            <ButtonLink to={href('/session/:id', { id })} variant={isOpen ? 'sun' : 'secondary'}>
              <Icon name="video" />
              Rejoindre
            </ButtonLink>
          )}
          {threadId && (
            <ButtonLink to={href('/messages/:id', { id: threadId })} variant="outline">
              Envoyer message
            </ButtonLink>
          )}
          {children}
        </div>
        {mySide === 'patient' && (
          <PractitionerPresentation
            name={appointment.practitionerName ?? ''}
            university={appointment.practitionerUniversity}
            specialties={appointment.practitionerSpecialties}
            bio={appointment.practitionerBio}
          />
        )}
        <p className="text-small text-muted-foreground">
          {isAhead && `La salle ouvre ${ROOM_OPENS_MINUTES_BEFORE} minutes avant. `}
          {notice}
        </p>
      </div>
    </section>
  )
}

function practitionerOf(appointment: Appointment): string {
  const status = practitionerStatus({
    type: appointment.practitionerType,
    gender: appointment.practitionerGender,
    studyYear: appointment.practitionerStudyYear,
    specialization: appointment.practitionerSpecialization,
  })
  return `${appointment.practitionerName ?? 'un praticien'}, ${status}`
}
