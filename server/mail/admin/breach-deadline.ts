import { formatCount } from '#domain/format.ts'
import { formatDateTime } from '#domain/format-time.ts'
import type { MailTemplate } from '../mail-content.ts'

interface BreachDeadline {
  number: number
  /** Negative once the time is over. */
  hoursLeft: number
  tellBy: string
}

/** To the administrators; the number of the incident, and nothing of its words. */
export const breachDeadline: MailTemplate<BreachDeadline> = ({ number, hoursLeft, tellBy }, { publicUrl }) => {
  const left = hoursLeft < 1 ? 'moins d’une heure' : formatCount(hoursLeft, 'heure', 'heures')
  const isOver = hoursLeft < 0
  return {
    subject: isOver
      ? 'Violation de données : le délai de 72 h est dépassé'
      : `Violation de données : reste ${left} pour prévenir la CNIL`,
    heading: 'La CNIL n’est pas encore prévenue',
    blocks: [
      {
        kind: 'paragraph',
        text: isOver
          ? 'Le délai de 72 h est dépassé. Notifiez maintenant, et dites pourquoi si tard : la notification tardive reste possible.'
          : 'Notifiez ce que vous savez déjà : une notification se complète ensuite. Si vous décidez de ne pas notifier, écrivez pourquoi et clôturez l’incident.',
      },
      {
        kind: 'facts',
        rows: [
          ['Incident', `n° ${number}`],
          ['À notifier avant', formatDateTime(new Date(tellBy))],
        ],
      },
      { kind: 'button', label: 'Ouvrir les incidents', url: `${publicUrl}/admin/incidents` },
    ],
  }
}
