import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { CONSULTATION_MINUTES, FREE_CANCELLATION_HOURS } from '#domain/constants.ts'
import { isErrorCode } from '#domain/errors.ts'
import { errorMessage } from '#domain/messages.ts'
import { dashboardOf } from '#domain/profile/user-type.ts'
import { pageMeta } from '#web/app/page-meta.ts'
import { hasPrimaryAction } from '#web/app/shell/page-handle.ts'
import { QueryState } from '#web/components/query-state.tsx'
import { Alert } from '#web/components/ui/alert.tsx'
import { useAuthState } from '#web/lib/auth-state.ts'
import { BookingForm } from './booking-form.tsx'
import { ChangePractitionerForm } from './change-practitioner-form.tsx'
import { MoveForm } from './move-form.tsx'
import { myAppointments } from './queries.ts'
import { useBookingChoices } from './use-booking-choices.ts'

export const handle = hasPrimaryAction

export function meta() {
  return pageMeta({
    title: 'Prendre Rendez-vous',
    description: 'Choisissez une heure libre et la personne avec qui parler.',
    path: '/appointment',
    index: false,
  })
}

/** Books an appointment, or with `?move=<id>` moves one. */
export default function AppointmentPage() {
  const { movedId, keepsTime } = useBookingChoices()
  const changeTitle = keepsTime ? 'Changer de praticien' : 'Modifier le rendez-vous'
  const { state } = useLocation()
  return (
    <div className="page pt-8 pb-28 md:pt-12 lg:pb-16">
      <header className="mb-8">
        <h1 className="text-[34px] leading-[38px] md:text-[40px] md:leading-[45px]">
          {movedId ? changeTitle : 'Prendre Rendez-vous'}
        </h1>
        <p className="mt-2 max-w-xl text-muted-foreground">
          Une séance dure {CONSULTATION_MINUTES} minutes, en vidéo. Vous pourrez annuler gratuitement jusqu’à{' '}
          {FREE_CANCELLATION_HOURS}&nbsp;h avant.
        </p>
      </header>
      {isErrorCode(state?.detourCode) && (
        <div className="mb-8">
          <Alert tone="warning">{errorMessage(state.detourCode)}</Alert>
        </div>
      )}
      {movedId ? <Move id={movedId} keepsTime={keepsTime} /> : <BookingForm />}
    </div>
  )
}

function Move({ id, keepsTime }: { id: string; keepsTime: boolean }) {
  const auth = useAuthState()
  const appointments = useQuery(myAppointments)
  const homePath = auth.status === 'signed-in' ? dashboardOf(auth.user.type) : '/'
  return (
    <QueryState query={appointments} failure="Nous n’avons pas pu lire vos rendez-vous.">
      {(all) => {
        const appointment = all.find((one) => one.id === id && one.status === 'upcoming')
        if (!appointment) return <Alert tone="warning">{errorMessage('appointment_over')}</Alert>
        const Form = keepsTime && appointment.mySide === 'patient' ? ChangePractitionerForm : MoveForm
        return <Form appointment={appointment} homePath={homePath} />
      }}
    </QueryState>
  )
}
