import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { href, useSearchParams } from 'react-router'
import { formatDateTime } from '#domain/format-time.ts'
import { errorMessage } from '#domain/messages.ts'
import { notices } from '#domain/notices.ts'
import { practitionerStatus } from '#domain/profile/practitioner-status.ts'
import { PageLoading } from '#web/app/page-loading.tsx'
import { pageMeta } from '#web/app/page-meta.ts'
import { hasPrimaryAction } from '#web/app/shell/page-handle.ts'
import { DawnScene } from '#web/components/dawn-scene.tsx'
import { Alert } from '#web/components/ui/alert.tsx'
import { ButtonLink } from '#web/components/ui/button-link.tsx'
import { ErrorState } from '#web/components/ui/error-state.tsx'
import { PageTitle } from '#web/components/ui/page-title.tsx'
import { TextLink } from '#web/components/ui/text-link.tsx'
import { type Appointment, myAppointments } from '#web/features/booking/queries.ts'
import { bookingDraft } from '#web/features/booking/shared/booking-draft.ts'
import { PractitionerPresentation } from '#web/features/booking/shared/practitioner-presentation.tsx'
import { useNow } from '#web/lib/hooks/use-now.ts'
import { AddToCalendarButton } from './add-to-calendar-button.tsx'
import { wasPaid } from './queries.ts'
import { ReceiptButton } from './shared/receipt-button.tsx'

export const handle = hasPrimaryAction

export function meta() {
  return pageMeta({
    title: 'Confirmation',
    description: 'La confirmation de votre rendez-vous.',
    path: href('/payment-success'),
    index: false,
  })
}

const COUNTDOWN_SECONDS = 5
/** Longer than a webhook takes when it arrives at the first try. */
const PATIENCE_MS = 30_000

export default function PaymentSuccessPage() {
  const [search] = useSearchParams()
  const askedId = search.get('appointment') ?? ''
  const isHere = (appointment: Appointment) => appointment.id === askedId
  const {
    data: appointments,
    isError,
    refetch,
  } = useQuery({
    ...myAppointments,
    refetchOnMount: 'always',
    // Polls for the provider's webhook, which usually arrives within seconds.
    refetchInterval: ({ state }) => (state.data?.find(isHere)?.bookedAt ? 60_000 : 2000),
  })
  const asked = appointments?.find(isHere)
  const booked = asked?.bookedAt ? asked : undefined
  const isCanceled = booked?.status === 'canceled'
  const hasJustPaid = booked !== undefined && search.has('redirect_status')
  useEffect(() => {
    if (hasJustPaid) bookingDraft.forget()
  }, [hasJustPaid])
  if (!appointments && !isError) return <PageLoading />
  return (
    <div className="page-text grid justify-items-start gap-6 py-12 md:py-20">
      {!appointments && (
        <>
          <PageTitle size="narrow">Confirmation</PageTitle>
          <ErrorState sentence="Nous n’avons pas pu lire votre rendez-vous." onRetry={() => void refetch()} />
        </>
      )}
      {appointments && !booked && <NotBooked appointmentId={askedId} isHeld={asked !== undefined} />}
      {booked && (isCanceled ? <Canceled /> : <Confirmation appointment={booked} />)}
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={href('/patient/dashboard')}>Mon tableau de bord</ButtonLink>
        {booked && !isCanceled && <AddToCalendarButton appointment={booked} />}
        {booked?.paymentId && <ReceiptButton paymentId={booked.paymentId} />}
      </div>
      <TextLink to={href('/')}>Retour à l’accueil</TextLink>
    </div>
  )
}

function NotBooked({ appointmentId, isHeld }: { appointmentId: string; isHeld: boolean }) {
  const { data: hasPaid } = useQuery({ ...wasPaid(appointmentId), enabled: isUuid(appointmentId) && !isHeld })
  return (
    <>
      <PageTitle size="narrow">Confirmation</PageTitle>
      {isHeld ? (
        <StillHeld />
      ) : (
        <Alert tone="warning">{hasPaid ? notices.payment_came_too_late : errorMessage('consultation_not_found')}</Alert>
      )}
    </>
  )
}

/** Reached by the back button, or from a bookmark. */
function Canceled() {
  return (
    <>
      <PageTitle size="narrow">Confirmation</PageTitle>
      <Alert>Ce rendez-vous a été annulé depuis. Votre espace dit ce qui vous est remboursé.</Alert>
    </>
  )
}

/** The bank's redirect carries its result in the URL; the server waits for the provider's webhook. */
function StillHeld() {
  const bankSaid = useSearchParams()[0].get('redirect_status')
  const now = useNow(5)
  const [since] = useState(now)
  if (bankSaid === 'failed')
    return (
      <Alert tone="error">
        <p>{errorMessage('card_refused')}</p>
        <p className="mb-3">Aucun montant n’a été prélevé.</p>
        <ButtonLink to={`${href('/payment')}?step=card`} variant="outline">
          Reprendre le paiement
        </ButtonLink>
      </Alert>
    )
  if (bankSaid === 'succeeded' && now.getTime() - since.getTime() > PATIENCE_MS)
    return (
      <Alert tone="warning">
        <p>{errorMessage('payment_not_recorded')}</p>
        <p>
          Votre paiement n’est pas perdu : nous interrogeons de nouveau la banque toutes les cinq minutes, et nous vous
          écrivons dès que votre rendez-vous est enregistré.
        </p>
      </Alert>
    )
  return <Alert>Nous attendons la réponse de votre banque. Cette page se met à jour toute seule.</Alert>
}

function isUuid(text: string): boolean {
  return /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text)
}

function Confirmation({ appointment }: { appointment: Appointment }) {
  const status = practitionerStatus({
    type: appointment.practitionerType,
    gender: appointment.practitionerGender,
    studyYear: appointment.practitionerStudyYear,
    specialization: appointment.practitionerSpecialization,
  })
  return (
    <>
      <DawnScene height="noon" frame="whole" />
      <PageTitle>Paiement confirmé !</PageTitle>
      <div className="grid gap-2 text-lg">
        <p className="font-semibold">{formatDateTime(appointment.startsAt)}</p>
        <div>
          <p>
            Avec {appointment.practitionerName}, {status}
          </p>
          <PractitionerPresentation
            name={appointment.practitionerName ?? ''}
            university={appointment.practitionerUniversity}
            specialties={appointment.practitionerSpecialties}
            bio={appointment.practitionerBio}
          />
        </div>
        <p className="text-muted-foreground">Le lien de connexion arrive par e-mail.{reminderWords(appointment)}</p>
      </div>
      <Countdown />
    </>
  )
}

/** Reminders are sent a day and an hour before; one that was already due at booking is never sent. */
function reminderWords({ startsAt, bookedAt }: Appointment): string {
  const hoursAhead = bookedAt ? (startsAt.getTime() - bookedAt.getTime()) / 3_600_000 : 0
  if (hoursAhead > 24) return ' Un rappel aussi, la veille.'
  return hoursAhead > 1 ? ' Un rappel aussi, une heure avant.' : ''
}

/** Text only: the page does not redirect. */
function Countdown() {
  const [seconds, setSeconds] = useState(COUNTDOWN_SECONDS)
  useEffect(() => {
    const timer = setInterval(() => setSeconds((left) => Math.max(0, left - 1)), 1000)
    return () => clearInterval(timer)
  }, [])
  return (
    <p className="text-muted-foreground">
      {seconds > 0
        ? `Votre séance apparaît dans votre espace dans ${seconds} s.`
        : 'Votre séance est dans votre espace.'}
    </p>
  )
}
