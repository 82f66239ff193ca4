import { useQuery } from '@tanstack/react-query'
import { href, Link, Outlet, useLocation } from 'react-router'
import { appointmentNow } from '#domain/booking/appointment/appointment-now.ts'
import { formatDateTime, formatDay } from '#domain/format-time.ts'
import { notices } from '#domain/notices.ts'
import { dayOf } from '#domain/time.ts'
import { pageMeta } from '#web/app/page-meta.ts'
import { hasPrimaryAction } from '#web/app/shell/page-handle.ts'
import { Icon } from '#web/components/icon.tsx'
import { QueryState } from '#web/components/query-state.tsx'
import { RevealTogether } from '#web/components/reveal-together.tsx'
import { Alert } from '#web/components/ui/alert.tsx'
import { ButtonLink } from '#web/components/ui/button-link.tsx'
import { PageTitle } from '#web/components/ui/page-title.tsx'
import { Skeleton } from '#web/components/ui/skeleton.tsx'
import { type Appointment, myAppointments } from '#web/features/booking/queries.ts'
import { useAuthState } from '#web/lib/auth/auth-state.ts'
import { useNow } from '#web/lib/hooks/use-now.ts'
import { AppointmentTabs } from './appointment-tabs.tsx'
import { FirstConsultation } from './first-consultation.tsx'
import { JustMoved } from './just-moved.tsx'
import { HandOverQuestion } from './manage/hand-over-question.tsx'
import { ManageButton } from './manage/manage-button.tsx'
import { MessagesCard } from './messages-card.tsx'
import { NextAppointment } from './next-appointment.tsx'
import { OutcomeBoxes } from './outcome-boxes.tsx'
import { PatientFigures } from './patient-figures.tsx'
import { QuickLinks } from './quick-links.tsx'
import { EarningsToReceive } from './revenue/earnings-to-receive.tsx'
import { GuardRedirectAlert } from './shared/guard-redirect-alert.tsx'

export const handle = hasPrimaryAction

export function meta() {
  return pageMeta({
    title: 'Mon espace',
    description: 'Vos rendez-vous, vos messages et votre humeur.',
    path: href('/patient/dashboard'),
    index: false,
  })
}

const links = [
  { to: href('/chat'), label: 'Suivi émotionnel', icon: 'message-circle' },
  { to: href('/profile-patient'), label: 'Mon profil', icon: 'user-round' },
  { to: href('/settings'), label: 'Paramètres', icon: 'settings' },
] as const

/** Layout of the patient's dashboard: the child route renders the mood cards around the summary it gets. */
export default function PatientDashboardPage() {
  const auth = useAuthState()
  const now = useNow(60)
  const appointments = useQuery({ ...myAppointments, refetchOnMount: 'always' })
  const all = appointments.data
  const isFirstVisit = all?.length === 0
  const firstName = auth.status === 'signed-in' ? auth.user.name.split(' ')[0] : ''

  return (
    <div className="page grid gap-6 py-8 md:py-10">
      <header className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 max-[22.5rem]:grid-cols-1">
        <div className="max-sm:col-span-full">
          <PageTitle>Bonjour, {firstName}</PageTitle>
        </div>
        <p className="text-muted-foreground sm:row-start-2">{formatDay(dayOf(now))}</p>
        {/* A patient without appointments finds the booking button in the card below. */}
        {!isFirstVisit && (
          <div className="justify-self-start sm:col-start-2 sm:row-span-2 sm:row-start-1 sm:self-end">
            <ButtonLink to={href('/appointment')}>
              <span className="contents max-sm:hidden">
                <Icon name="calendar-plus" />
              </span>
              Prendre rendez-vous
            </ButtonLink>
          </div>
        )}
      </header>
      <GuardRedirectAlert />
      <JustPaid appointments={all ?? []} />
      <JustMoved appointments={all ?? []} />
      <RevealTogether skeleton={<PatientSkeleton />}>
        <OutcomeBoxes appointments={all ?? []} now={now} />
        <SamePerson appointments={all ?? []} />
        <EarningsToReceive appointments={all ?? []} />
        {all
          ?.filter(({ status, proposedPractitionerId }) => status === 'upcoming' && proposedPractitionerId !== null)
          .map((appointment) => (
            <HandOverQuestion key={appointment.id} appointment={appointment} />
          ))}
        <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-12">
          <div className="lg:col-span-7">
            <QueryState
              query={appointments}
              failure="Nous n’avons pas pu lire vos rendez-vous. Ils ne sont pas perdus : le lien est aussi dans votre e-mail."
              skeleton={<Skeleton shape="tall" />}
            >
              {(read) => <Next appointment={nextOf(read, now)} now={now} isFirst={read.length === 0} />}
            </QueryState>
          </div>
          <Outlet
            context={isFirstVisit ? null : <PatientFigures appointments={appointments} next={nextOf(all ?? [], now)} />}
          />
          <div className="lg:col-span-5">
            {all && <AppointmentTabs appointments={all} />}
            {appointments.isPending && <Skeleton shape="tall" />}
          </div>
          <div className="lg:col-span-7">
            <MessagesCard>
              <p className="mt-4 text-small text-muted-foreground">
                À toute heure, vous pouvez aussi écrire à{' '}
                <Link to={href('/chat')} className="underline underline-offset-4">
                  l’assistant émotionnel
                </Link>
                , une intelligence artificielle. Ni l’un ni l’autre n’est un service d’urgence.
              </p>
            </MessagesCard>
          </div>
          <div className="lg:col-span-5">
            <QuickLinks links={links} />
          </div>
        </div>
      </RevealTogether>
    </div>
  )
}

/** One that was not counted yet is shown until the next one comes. */
function nextOf(appointments: readonly Appointment[], now: Date): Appointment | undefined {
  const coming = appointments.filter(({ status }) => status === 'upcoming')
  return coming.find((one) => appointmentNow(one, now).canJoin) ?? coming[0]
}

type NextProps = { appointment: Appointment | undefined; now: Date; isFirst: boolean }

function Next({ appointment, now, isFirst }: NextProps) {
  if (!appointment) return <FirstConsultation isFirst={isFirst} />
  const { isAhead } = appointmentNow(appointment, now)
  return (
    <NextAppointment appointment={appointment}>
      {isAhead && (
        <ButtonLink to={`${href('/appointment')}?move=${appointment.id}`} variant="ghost">
          Modifier
        </ButtonLink>
      )}
      <ManageButton appointment={appointment} look="ghost" />
    </NextAppointment>
  )
}

/** Confirmation after coming back from a payment. */
function JustPaid({ appointments }: { appointments: readonly Appointment[] }) {
  const { state } = useLocation()
  const appointmentId: unknown = state?.paid?.appointmentId
  if (typeof appointmentId !== 'string') return null
  if (state.paid.outcome !== 'confirmed') return <Alert tone="warning">{notices.payment_came_too_late}</Alert>
  const paid = appointments.find(({ id }) => id === appointmentId)
  return (
    <Alert tone="success">
      <p>{notices.payment_confirmed}</p>
      {paid && (
        <p className="font-semibold first-letter:uppercase">
          {formatDateTime(paid.startsAt)}
          {paid.practitionerName && `, avec ${paid.practitionerName}`}
        </p>
      )}
      <div className="mt-3">
        <ButtonLink to={`${href('/payment-success')}?appointment=${appointmentId}`} variant="outline">
          Voir la confirmation
        </ButtonLink>
      </div>
    </Alert>
  )
}

/** Skeleton: next appointment beside the mood, then the figures. */
function PatientSkeleton() {
  return (
    <span className="grid grid-cols-1 gap-5 lg:grid-cols-12">
      <span className="lg:col-span-7">
        <Skeleton shape="tall" />
      </span>
      <span className="lg:col-span-5">
        <Skeleton shape="tall" />
      </span>
      <span className="lg:col-span-12">
        <Skeleton shape="card" />
      </span>
    </span>
  )
}

/** Link to the free starts of the practitioner of the last session that was held. */
function SamePerson({ appointments }: { appointments: readonly Appointment[] }) {
  const last = appointments.findLast(({ status }) => status === 'completed')
  if (!last?.practitionerId || !last.practitionerName) return null
  return (
    <div className="-mt-4">
      <ButtonLink to={`${href('/appointment')}?with=${last.practitionerId}`} variant="ghost">
        Reprendre rendez-vous avec {last.practitionerName}
      </ButtonLink>
    </div>
  )
}
