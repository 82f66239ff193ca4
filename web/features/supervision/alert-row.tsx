import { useMutation, useQueryClient } from '@tanstack/react-query'
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
import { myAlerts, type SupervisionAlert } from './queries.ts'

const icons: Record<AlertKind, IconName> = {
  crisis: 'life-buoy',
  report: 'triangle-exclamation-point',
  absence: 'calendar-x',
  low_rating: 'star',
  low_mean: 'star',
  late_twice: 'clock',
  note_overdue: 'clock',
}

/** A crisis has the accent colour and the only primary button; calling or opening it acknowledges the alert. */
export function AlertRow({ alert, now }: { alert: SupervisionAlert; now: Date }) {
  const queryClient = useQueryClient()
  const askAgain = () => queryClient.invalidateQueries({ queryKey: myAlerts.queryKey })
  const see = useMutation({ mutationFn: () => invoke('see-alert', { alertId: alert.id }), onSuccess: askAgain })
  const close = useMutation({
    mutationFn: () => invoke('close-alert', { alertId: alert.id }),
    onSuccess: askAgain,
    meta: { notice: 'alert_closed' },
  })
  const { kind, studentId, studentName, studentEmail, studentPhone, seenAt } = alert
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
        {studentEmail && !(isCrisis && studentPhone) && (
          <ButtonLink to={`mailto:${studentEmail}`} variant={isCrisis ? 'primary' : 'outline'} onClick={look}>
            Écrire à {studentName}
          </ButtonLink>
        )}
        {isCrisis && alert.mySide === 'supervisor' && (
          <ButtonLink to={href('/supervision/etudiants/:id', { id: studentId })} variant="outline" onClick={look}>
            Voir
          </ButtonLink>
        )}
        {isCrisis && !seenAt && (
          <Button variant="ghost" isBusy={see.isPending} onClick={() => see.mutate()}>
            J’ai vu
          </Button>
        )}
        {(!isCrisis || seenAt) && (
          <Button variant="ghost" isBusy={close.isPending} onClick={() => close.mutate()}>
            Fermer
            <span className="sr-only"> l’alerte : {alertTitles[kind](studentName)}</span>
          </Button>
        )}
      </div>
    </li>
  )
}

function detailsOf(
  { kind, startsAt, endsAt, raisedAt, seenAt, seenByName, referentsToldAt }: SupervisionAlert,
  now: Date,
) {
  const parts = [startsAt && whenWas(startsAt, now)]
  if (kind === 'note_overdue' && endsAt) parts.push(`note attendue le ${formatDayInYear(dayOf(noteDueAt(endsAt)))}`)
  else parts.push(ago(raisedAt, now))
  if (kind === 'crisis' && seenAt) parts.push(`vue par ${seenByName} à ${formatTime(seenAt)}`)
  else if (kind === 'crisis') parts.push(referentsToldAt ? 'référents prévenus' : 'référents prévenus à 30 min')
  return parts.filter(Boolean).join(' · ')
}

function whenWas(startsAt: Date, now: Date): string {
  return dayOf(startsAt) === dayOf(now)
    ? `Séance d’aujourd’hui, ${formatTime(startsAt)}`
    : `Séance du ${formatDayInYear(dayOf(startsAt))}`
}
