import type { ReactNode } from 'react'
import { href, Link } from 'react-router'
import { appointmentNow } from '#domain/booking/appointment/appointment-now.ts'
import { formatNearDateTime } from '#domain/format-time.ts'
import { addMinutes } from '#domain/time.ts'
import { roomOpensAt } from '#domain/video/room-hours.ts'
import { Icon } from '#web/components/icon.tsx'
import { Alert } from '#web/components/ui/alert.tsx'
import { Button } from '#web/components/ui/button.tsx'
import type { Appointment } from '#web/features/booking/queries.ts'
import type { IconName } from '#web/icons/icon-names.ts'
import { useNow } from '#web/lib/hooks/use-now.ts'
import { OwnLetterLink } from './own-letter-link.tsx'

export type ManageStep = 'acts' | 'cancel' | 'withdraw' | 'invite'

const JOIN_SHOWN_MINUTES_BEFORE = 24 * 60

type ManageActsProps = { appointment: Appointment; onStep: (step: ManageStep) => void }

/** One row per action: its effect, deadline and cost. */
export function ManageActs({ appointment, onStep }: ManageActsProps) {
  const now = useNow(30)
  const { id, startsAt, threadId, consultationType, companionName } = appointment
  const name = appointment.practitionerName ?? 'la personne qui vous reçoit'
  const { state, headline, notice, isAhead, canJoin, feeCents, ...may } = appointmentNow(appointment, now)
  const opensAt = roomOpensAt(startsAt)
  const isNear = canJoin && now >= addMinutes(startsAt, -JOIN_SHOWN_MINUTES_BEFORE)
  return (
    <div className="grid gap-4">
      {(feeCents > 0 || !isAhead) && notice && <Alert tone={feeCents > 0 ? 'warning' : 'info'}>{notice}</Alert>}
      <ul className="grid divide-y border-y">
        {isNear && (
          <Act icon="video" title="Rejoindre" to={href('/session/:id', { id })} reloads>
            {state === 'booked' ? `La salle ouvre ${formatNearDateTime(opensAt, now)}.` : `${headline}.`}
          </Act>
        )}
        {threadId && (
          <Act icon="message-circle" title="Envoyer message" to={href('/messages/:id', { id: threadId })}>
            {isNear ? `Un retard, un empêchement : prévenez ${name}` : `${name} le lira entre deux séances.`}
          </Act>
        )}
        <Act
          icon="calendar-days"
          title="Modifier"
          to={may.move.isPossible ? `${href('/appointment')}?move=${id}` : undefined}
        >
          {may.move.sentence}
        </Act>
        <Act
          icon="repeat"
          title="Changer de praticien"
          to={may.changePractitioner.isPossible ? `${href('/appointment')}?move=${id}&keep=time` : undefined}
        >
          {may.changePractitioner.sentence}
        </Act>
        {consultationType !== 'individual' && (
          <Act icon="users" title="Inviter une deuxième personne" onPress={() => onStep('invite')}>
            {companionName ? `Le lien de ${companionName}, sans compte.` : 'Par un lien à son prénom, sans compte.'}
          </Act>
        )}
        <Act icon="receipt-euro" title="Voir la confirmation" to={`${href('/payment-success')}?appointment=${id}`}>
          Lien de connexion, reçu, ajout à l’agenda.
        </Act>
        <Act
          icon="calendar-x"
          title="Annuler mon rendez-vous"
          tone="destructive"
          onPress={may.cancel.isPossible ? () => onStep('cancel') : undefined}
        >
          {may.cancel.sentence}
        </Act>
      </ul>
      <OwnLetterLink appointmentId={id} />
      <div className="grid justify-items-start text-small text-muted-foreground">
        {may.withdraw.sentence && <p>{may.withdraw.sentence}</p>}
        {may.withdraw.isPossible && (
          <Button variant="ghost" onClick={() => onStep('withdraw')}>
            Renoncer au contrat ici
          </Button>
        )}
      </div>
    </div>
  )
}

const tones = { plain: 'text-primary', destructive: 'text-destructive' }

type ActProps = {
  icon: IconName
  title: string
  tone?: keyof typeof tones
  /** Link target or handler; without both the action is not possible, and its text says why. */
  to?: string | undefined
  onPress?: (() => void) | undefined
  /** The consultation room needs a full page load. */
  reloads?: boolean
  children: ReactNode
}

function Act({ icon, title, tone = 'plain', to, onPress, reloads, children }: ActProps) {
  const isPossible = to !== undefined || onPress !== undefined
  const look = `flex min-h-14 w-full items-center gap-3 py-3 text-left ${isPossible ? '' : 'cursor-not-allowed text-muted-foreground'}`
  const row = (
    <>
      <Icon name={icon} className={`size-5 shrink-0 ${isPossible ? tones[tone] : ''}`} />
      <span className="min-w-0 flex-1">
        <span className={`block font-semibold ${isPossible && tone === 'destructive' ? tones.destructive : ''}`}>
          {title}
        </span>
        <span className="block text-small text-muted-foreground">{children}</span>
      </span>
      {isPossible && <Icon name="chevron-right" className="size-5 shrink-0" />}
    </>
  )
  return (
    <li>
      {to ? (
        <Link to={to} reloadDocument={reloads} className={look}>
          {row}
        </Link>
      ) : (
        <button type="button" aria-disabled={!isPossible} onClick={onPress} className={look}>
          {row}
        </button>
      )}
    </li>
  )
}
