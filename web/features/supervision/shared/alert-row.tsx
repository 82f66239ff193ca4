import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { href } from 'react-router'
import { formatDayInYear, formatTime } from '#domain/format-time.ts'
import { noteDueAt } from '#domain/notes/deadlines.ts'
import { ago, alertTitles } from '#domain/supervision/alert-words.ts'
import type { AlertKind } from '#domain/supervision/alerts.ts'
import { dayOf } from '#domain/time.ts'
import { Icon } from '#web/components/icon.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { ButtonLink } from '#web/components/ui/button-link.tsx'
import type { IconName } from '#web/icons/icon-names.ts'
import { invoke } from '#web/lib/data/invoke.ts'
import { myAlerts, type SupervisionAlert } from '../queries.ts'
import { TakeAlertDialog } from './take-alert-dialog.tsx'

const icons: Record<AlertKind, IconName> = {
  crisis: 'life-buoy',
  report: 'triangle-exclamation-point',
  absence: 'calendar-x',
  not_admitted: 'calendar-x',
  low_rating: 'star',
  low_mean: 'star',
  late_twice: 'clock',
  note_overdue: 'clock',
}

type AlertRowProps = {
  alert: SupervisionAlert
  now: Date
  /** Shown on the page of the session itself. */
  isOpened?: boolean
}

/**
 * A crisis has the accent colour and the only primary button. Calling or opening it marks it as seen; only « C’est pris
 * en charge… » keeps it from going on to others.
 */
export function AlertRow({ alert, now, isOpened = false }: AlertRowProps) {
  const [isTaking, setTaking] = useState(false)
  const queryClient = useQueryClient()
  const askAgain = () => queryClient.invalidateQueries({ queryKey: myAlerts.queryKey })
  const see = useMutation({ mutationFn: () => invoke('see-alert', { alertId: alert.id }), onSuccess: askAgain })
  const close = useMutation({
    mutationFn: () => invoke('close-alert', { alertId: alert.id }),
    onSuccess: askAgain,
    meta: { notice: 'alert_closed' },
  })
  const { kind, studentName, studentEmail, studentPhone, seenAt, handledAt, closedAt, appointmentId } = alert
  const isCrisis = kind === 'crisis'
  const look = () => !seenAt && see.mutate()
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 py-4 first:pt-2 last:pb-0">
      <span
        className={`grid size-11 shrink-0 place-items-center rounded-xl ${isCrisis ? 'bg-sun text-sun-foreground' : 'bg-secondary text-secondary-foreground'}`}
      >
        <Icon name={icons[kind]} className="size-5" />
      </span>
      <div className="min-w-48 flex-1">
        <p className="font-semibold">{alertTitles[kind](studentName)}</p>
        <p className="text-muted-foreground text-small">{detailsOf(alert, now)}</p>
      </div>
      <div className="flex flex-wrap items-center gap-2 max-sm:w-full">
        {isCrisis && studentPhone && (
          <ButtonLink to={`tel:+${studentPhone}`} onClick={look}>
            <Icon name="phone" />
            Appeler {studentName}
          </ButtonLink>
        )}
        {studentEmail && !isCrisis && (
          <ButtonLink to={`mailto:${studentEmail}`} variant="outline">
            Écrire à {studentName}
          </ButtonLink>
        )}
        {isCrisis && appointmentId && !isOpened && (
          <ButtonLink to={href('/notes/:id', { id: appointmentId })} variant="outline" onClick={look}>
            Voir la séance et écrire
          </ButtonLink>
        )}
        {isCrisis && !handledAt && !closedAt && (
          <Button variant={isOpened ? 'outline' : 'ghost'} onClick={() => setTaking(true)}>
            C’est pris en charge…
          </Button>
        )}
        {!closedAt && (!isCrisis || handledAt) && (
          <Button variant="ghost" isBusy={close.isPending} onClick={() => close.mutate()}>
            Fermer
            <span className="sr-only"> l’alerte : {alertTitles[kind](studentName)}</span>
          </Button>
        )}
      </div>
      {isCrisis && <TakeAlertDialog alert={alert} isOpen={isTaking} onOpenChange={setTaking} />}
    </li>
  )
}

function detailsOf(
  { kind, startsAt, endsAt, raisedAt, seenAt, seenByName, handledAt, handledByName, referentsToldAt }: SupervisionAlert,
  now: Date,
) {
  const parts = [startsAt && whenWas(startsAt, now)]
  if (kind === 'note_overdue' && endsAt) parts.push(`note attendue le ${formatDayInYear(dayOf(noteDueAt(endsAt)))}`)
  else parts.push(ago(raisedAt, now))
  if (kind !== 'crisis') return parts.filter(Boolean).join(' · ')
  if (handledAt) parts.push(`prise en charge par ${handledByName} à ${formatTime(handledAt)}`)
  else {
    if (seenAt) parts.push(`vue par ${seenByName} à ${formatTime(seenAt)}`)
    parts.push(referentsToldAt ? 'référents prévenus' : 'sans prise en charge, référents prévenus à 30\u00A0min')
  }
  return parts.filter(Boolean).join(' · ')
}

function whenWas(startsAt: Date, now: Date): string {
  return dayOf(startsAt) === dayOf(now)
    ? `Séance d’aujourd’hui, ${formatTime(startsAt)}`
    : `Séance du ${formatDayInYear(dayOf(startsAt))}`
}
