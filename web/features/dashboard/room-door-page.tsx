import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { ROOM_OPENS_MINUTES_BEFORE } from '#domain/constants.ts'
import { formatDateTime } from '#domain/format-time.ts'
import { errorMessage } from '#domain/messages.ts'
import { dashboardOf } from '#domain/profile/user-type.ts'
import { addMinutes } from '#domain/time.ts'
import { pageMeta } from '#web/app/page-meta.ts'
import { AddToCalendarButton } from '#web/components/add-to-calendar-button.tsx'
import { DawnScene } from '#web/components/dawn-scene.tsx'
import { QueryState } from '#web/components/query-state.tsx'
import { Alert } from '#web/components/ui/alert.tsx'
import { ButtonLink } from '#web/components/ui/button-link.tsx'
import { type Appointment, myAppointments } from '#web/features/booking/queries.ts'
import { useAuthState } from '#web/lib/auth-state.ts'
import { useNow } from '#web/lib/use-now.ts'
import { otherParty } from './appointment-list.tsx'
import { inDays } from './next-appointment.tsx'

export function meta() {
  return pageMeta({
    title: 'Votre séance',
    description: 'La page de votre séance.',
    path: '/session',
    index: false,
  })
}

/** Where the link of an appointment leads: what it is, and when its room opens. */
export default function RoomDoorPage() {
  const { id } = useParams()
  const auth = useAuthState()
  const appointments = useQuery({ ...myAppointments, refetchOnMount: 'always' })
  const appointment = appointments.data?.find((one) => one.id === id && one.bookedAt !== null)
  return (
    <div className="page-text grid grid-cols-1 gap-6 py-12 md:py-16">
      <DawnScene height="rising" />
      <h1 className="text-[34px] leading-[38px] md:text-[40px] md:leading-[45px]">Votre séance</h1>
      <QueryState query={appointments} failure="Nous n’avons pas pu lire ce rendez-vous.">
        {() =>
          appointment ? (
            <Door appointment={appointment} />
          ) : (
            <Alert tone="warning">{errorMessage('consultation_not_found')}</Alert>
          )
        }
      </QueryState>
      <div className="flex flex-wrap gap-3">
        {auth.status === 'signed-in' && (
          <ButtonLink to={dashboardOf(auth.user.type)} variant="secondary">
            Retour à mon espace
          </ButtonLink>
        )}
        {appointment?.status === 'upcoming' && <AddToCalendarButton appointment={appointment} />}
      </div>
    </div>
  )
}

function Door({ appointment }: { appointment: Appointment }) {
  const now = useNow(10)
  const { startsAt, status } = appointment
  const isOpen = now >= addMinutes(startsAt, -ROOM_OPENS_MINUTES_BEFORE)
  return (
    <div className="grid gap-4 text-lg">
      <p>
        <strong>{formatDateTime(startsAt)}</strong>, avec {otherParty(appointment)}
      </p>
      {status === 'canceled' && <Alert tone="warning">Ce rendez-vous est annulé.</Alert>}
      {status === 'completed' && <Alert>Cette séance est terminée.</Alert>}
      {status === 'upcoming' && !isOpen && (
        <p>
          C’est {inDays(startsAt, now)}. La salle ouvre {ROOM_OPENS_MINUTES_BEFORE} minutes avant : cette page vous le
          dira d’elle-même.
        </p>
      )}
      {status === 'upcoming' && isOpen && (
        <Alert tone="warning">
          C’est l’heure. La salle vidéo n’est pas encore en service : écrivez-nous par la page Contact.
        </Alert>
      )}
    </div>
  )
}
