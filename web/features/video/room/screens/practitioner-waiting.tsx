import { useMutation } from '@tanstack/react-query'
import { withFullStop } from '#domain/with-full-stop.ts'
import { Icon } from '#web/components/icon.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { invoke } from '#web/lib/data/invoke.ts'
import { isPicture, pictures } from '../../engine/pictures.ts'
import type { RoomPresence } from '../../engine/room-channel.ts'
import { mayPractitionerLeave } from '../../engine/room-clock.ts'
import type { Entrance } from '../../queries.ts'
import { useServerNow } from '../hooks/use-server-now.ts'

type PractitionerWaitingProps = { entrance: Entrance; patient: RoomPresence | undefined; onAdmitted: () => void }

/** The patient is waiting to be admitted, or has not come yet. */
export function PractitionerWaiting({ entrance, patient, onAdmitted }: PractitionerWaitingProps) {
  const now = useServerNow(entrance)
  const { appointmentId, names, supervisedBy } = entrance
  const admit = useMutation({
    mutationFn: () => invoke('admit-patient', { appointmentId }),
    onSuccess: onAdmitted,
  })
  return (
    <>
      <div className="grid justify-items-center gap-4 rounded-3xl border bg-card px-5 py-7 text-center">
        <span
          aria-hidden="true"
          className="grid size-24 place-items-center rounded-full bg-accent font-semibold text-heading-lg text-accent-foreground"
        >
          {names.patient.slice(0, 1).toLocaleUpperCase('fr')}
        </span>
        <div aria-live="polite">
          <h1 className="text-heading-lg">
            {patient ? `${names.patient} attend` : `${names.patient} n’est pas encore là`}
          </h1>
          <p className="text-muted-foreground">
            {patient
              ? `${waitedFor(patient, now)}, ${isPicture(patient.mode) ? pictures[patient.mode].toLocaleLowerCase('fr') : 'sans image'}`
              : 'La salle vous dira quand cette personne arrive.'}
          </p>
          {!patient && mayPractitionerLeave({ startsAt: new Date(entrance.startsAt) }, now) && (
            <p className="mt-2 font-medium">Vous pouvez partir : votre présence est notée.</p>
          )}
        </div>
        {patient && (
          <Button variant="sun" size="large" width="full" isBusy={admit.isPending} onClick={() => admit.mutate()}>
            Faire entrer
          </Button>
        )}
      </div>
      <ul className="grid gap-2.5 rounded-2xl bg-muted p-4 text-small">
        <li className="flex gap-2.5">
          <Icon name="shield-check" className="size-5 text-success" />
          Rien n’est enregistré, ni par nous ni par {withFullStop(names.patient)}
        </li>
        {supervisedBy && (
          <li className="flex gap-2.5">
            <Icon name="heart-handshake" className="size-5" />
            Supervision : {supervisedBy}, psychologue
          </li>
        )}
      </ul>
    </>
  )
}

function waitedFor({ since }: RoomPresence, now: Date): string {
  const minutes = Math.floor((now.getTime() - since) / 60_000)
  if (minutes < 1) return 'depuis un instant'
  return `depuis ${minutes} minute${minutes > 1 ? 's' : ''}`
}
