import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { href, Link, type MetaArgs, useLocation } from 'react-router'
import { FREE_CANCELLATION_IN_GENERAL } from '#domain/booking/appointment/free-cancellation-words.ts'
import { CONSULTATION_MINUTES, CONSULTATION_PRICE_CENTS } from '#domain/constants.ts'
import { isErrorCode } from '#domain/errors.ts'
import { formatPrice } from '#domain/format.ts'
import { errorMessage } from '#domain/messages.ts'
import { dashboardOf } from '#domain/profile/user-type.ts'
import { pageMeta } from '#web/app/page-meta.ts'
import { hasPrimaryAction } from '#web/app/shell/page-handle.ts'
import { QueryState } from '#web/components/query-state.tsx'
import { Alert } from '#web/components/ui/alert.tsx'
import { PageTitle } from '#web/components/ui/page-title.tsx'
import { TextLink } from '#web/components/ui/text-link.tsx'
import { useAuthState } from '#web/lib/auth/auth-state.ts'
import { usePublicSettings } from '#web/lib/public-settings.ts'
import { BookingForm, type HoursView } from './booking-form.tsx'
import { ChangePractitionerForm } from './change-practitioner-form.tsx'
import { MoveForm } from './move-form.tsx'
import { myAppointments } from './queries.ts'
import { BookingSteps } from './shared/booking-steps.tsx'
import { useBookingChoices } from './use-booking-choices.ts'
import { VisitorForm } from './visitor-form.tsx'

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

/** Free slots for everybody, booking when signed in, rescheduling with `?move=<id>`. */
export default function AppointmentPage() {
  const { choices, movedId, keepsTime } = useBookingChoices()
  const { state } = useLocation()
  const auth = useAuthState()
  const mayBook = auth.status !== 'signed-in' || auth.user.type === 'patient'
  // Somebody who chose an hour before signing in goes on where they were: at the questions.
  const [hours, setHours] = useState<HoursView>(choices.slot ? 'folded' : 'open')
  const isAtQuestions =
    auth.status === 'signed-in' && !movedId && mayBook && hours === 'folded' && choices.slot !== null
  return (
    <div className="page min-h-[calc(var(--screen-height)-var(--header-height))] pt-5 pb-28 md:pt-10 lg:pb-16">
      <header className="mb-5 grid gap-2 md:mb-8">
        {!movedId && mayBook && (
          <div className="mb-2">
            <BookingSteps current={isAtQuestions ? 'request' : 'time'} hasAccount={auth.status === 'signed-in'} />
          </div>
        )}
        <PageTitle>{movedId ? changeTitle(keepsTime) : 'Prendre Rendez-vous'}</PageTitle>
        {!isAtQuestions && (
          <p className="max-w-xl text-muted-foreground">
            {CONSULTATION_MINUTES} minutes en vidéo, {formatPrice(CONSULTATION_PRICE_CENTS)},{' '}
            {FREE_CANCELLATION_IN_GENERAL}. <TextLink to={href('/praticiens')}>Voir&nbsp;les&nbsp;praticiens</TextLink>
          </p>
        )}
      </header>
      {isErrorCode(state?.redirectCode) && (
        <div className="mb-8">
          <Alert tone="warning">{errorMessage(state.redirectCode)}</Alert>
        </div>
      )}
      {movedId ? <Move id={movedId} keepsTime={keepsTime} /> : <Book hours={hours} onHours={setHours} />}
    </div>
  )
}

function changeTitle(keepsTime: boolean): string {
  return keepsTime ? 'Changer de praticien' : 'Modifier le rendez-vous'
}

/** Without a payment provider nothing can be held: said before the form is filled in. */
function Book(folding: { hours: HoursView; onHours: (view: HoursView) => void }) {
  const auth = useAuthState()
  const { payment } = usePublicSettings()
  if (auth.status === 'signed-in' && auth.user.type !== 'patient')
    return <PatientsOnly home={dashboardOf(auth.user.type)} />
  if (payment.provider !== 'closed')
    return auth.status === 'signed-in' ? <BookingForm user={auth.user} {...folding} /> : <VisitorForm />
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

/** Said before the form is filled in: the server would refuse it. */
function PatientsOnly({ home }: { home: string }) {
  return (
    <Alert>
      <p>
        Une séance se réserve avec un compte patient. Pour vous-même, créez-en un avec une autre adresse e-mail.{' '}
        <TextLink to={home}>Revenir à mon espace</TextLink>
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
