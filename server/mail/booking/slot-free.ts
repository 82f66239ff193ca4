import { formatDateTime, formatDay } from '#domain/format-time.ts'
import type { MailTemplate } from '../mail-content.ts'

interface SlotFree {
  genderPreference: string
  practitionerId: string | null
  practitionerName: string | null
  day: string | null
  startsAt: string | null
  stopToken: string
}

/** A matching slot is free; it is not held for the reader. */
export const slotFree: MailTemplate<SlotFree> = (alert, { publicUrl }) => {
  const token = encodeURIComponent(alert.stopToken)
  return {
    subject: 'Un horaire est libre',
    heading: 'Un horaire est libre',
    blocks: [
      { kind: 'paragraph', text: `Vous nous aviez demandé de vous prévenir. ${whatIsFree(alert)}` },
      { kind: 'button', label: 'Voir les créneaux', url: `${publicUrl}/appointment?${queryOf(alert)}` },
      {
        kind: 'note',
        text: `Il reste libre tant que personne ne le réserve : il n’est gardé pour personne. Nous ne vous écrirons plus à ce sujet, sauf si vous le redemandez. Pour retirer aussi vos autres alertes, un clic : ${publicUrl}/mails/arret#token=${token}`,
      },
    ],
    oneClickStopUrl: `${publicUrl}/mail/stop/${token}`,
  }
}

function whatIsFree({ practitionerName, day, startsAt }: SlotFree): string {
  const when = startsAt ? `le ${formatDateTime(new Date(startsAt))}` : day && `le ${formatDay(day)}`
  const whom = practitionerName && `avec ${practitionerName.replace(/\.$/, '')}`
  const said = [when, whom].filter(Boolean).join(', ')
  if (said === '') return 'Au moins un créneau correspond maintenant à votre choix.'
  return `Un horaire s’est ouvert ${said}.`
}

function queryOf({ genderPreference, practitionerId, day, startsAt }: SlotFree): string {
  const params = new URLSearchParams(practitionerId ? { with: practitionerId } : { gender: genderPreference })
  if (day) params.set('day', day)
  if (startsAt) params.set('slot', startsAt)
  return params.toString()
}
