import { useQuery } from '@tanstack/react-query'
import { href, Link, type MetaArgs, useLocation } from 'react-router'
import { CONSULTATION_MINUTES, FREE_CANCELLATION_HOURS } from '#domain/constants.ts'
import { isErrorCode } from '#domain/errors.ts'
import { errorMessage } from '#domain/messages.ts'
import { dashboardOf } from '#domain/profile/user-type.ts'
import { pageMeta } from '#web/app/page-meta.ts'
import { hasPrimaryAction } from '#web/app/shell/page-handle.ts'
import { QueryState } from '#web/components/query-state.tsx'
import { Alert } from '#web/components/ui/alert.tsx'
import { PageTitle } from '#web/components/ui/page-title.tsx'
import { useAuthState } from '#web/lib/auth-state.ts'
import { usePublicSettings } from '#web/lib/public-settings.ts'
import { BookingForm } from './booking-form.tsx'
import { ChangePractitionerForm } from './change-practitioner-form.tsx'
import { MoveForm } from './move-form.tsx'
import { myAppointments } from './queries.ts'
import { useBookingChoices } from './use-booking-choices.ts'

export const handle = hasPrimaryAction

export function meta({ location }: MetaArgs) {
  const search = new URLSearchParams(location.search)
  return pageMeta({
    title: search.has('move') ? changeTitle(search.get('keep') === 'time') : 'Prendre Rendez-vous',
    description: 'Choisissez une heure libre et la personne avec qui parler.',
    path: href('/appointment'),
    index: false,
  })
}

/** Books an appointment, or with `?move=<id>` moves one. */
export default function AppointmentPage() {
  const { movedId, keepsTime } = useBookingChoices()
  const { state } = useLocation()
  return (
    <div className="page pt-8 pb-28 md:pt-12 lg:pb-16">
      <header className="mb-8">
        <PageTitle>{movedId ? changeTitle(keepsTime) : 'Prendre Rendez-vous'}</PageTitle>
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
      {movedId ? <Move id={movedId} keepsTime={keepsTime} /> : <Book />}
    </div>
  )
}

function changeTitle(keepsTime: boolean): string {
  return keepsTime ? 'Changer de praticien' : 'Modifier le rendez-vous'
}

/** Where nothing can be paid, nothing can be held: said before anything is filled in. */
function Book() {
  const { payment } = usePublicSettings()
  if (payment.provider !== 'closed') return <BookingForm />
  return (
    <Alert tone="warning">
      <p>{errorMessage('payments_closed')}</p>
      <p>
        Une question ?{' '}
        <Link to={href('/contact')} className="underline underline-offset-4">
          Écrivez-nous
        </Link>
        . Besoin de parler maintenant ?{' '}
        <Link to={href('/urgence')} className="underline underline-offset-4">
          Les numéros d’écoute
        </Link>{' '}
        répondent.
      </p>
    </Alert>
  )
}

function Move({ id, keepsTime }: { id: string; keepsTime: boolean }) {
  const auth = useAuthState()
  const appointments = useQuery(myAppointments)
  const homePath = auth.status === 'signed-in' ? dashboardOf(auth.user.type) : href('/')
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
