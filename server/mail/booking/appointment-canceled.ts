import { backOnCardWords, refundOrderedWords } from '#domain/booking/appointment/refund-words.ts'
import type { Side } from '#domain/booking/rights.ts'
import type { MailTemplate } from '../mail-content.ts'
import { type AppointmentMailData, appointmentFacts, calendarAttachment } from './appointment-mail.ts'

/**
 * `handed-over`: continues with another practitioner. `service`: cancelled and refunded by an administrator.
 * `withdrawn`: the practitioner may not see patients any more. `interrupted`: they stopped while the room was open.
 * `parent`: a minor's parent no longer agrees.
 */
type Data = AppointmentMailData & {
  canceledBy: Side | 'handed-over' | 'service' | 'withdrawn' | 'interrupted' | 'parent'
  refundCents: number
}

export const appointmentCanceled: MailTemplate<Data> = (data, site) => ({
  subject: title(data),
  heading: title(data),
  blocks: [
    { kind: 'paragraph', text: reason(data) },
    appointmentFacts(data),
    ...(data.side === 'patient'
      ? [
          { kind: 'paragraph' as const, text: money(data) },
          ...(data.canceledBy === 'interrupted' ? [{ kind: 'paragraph' as const, text: HELP }] : []),
          data.canceledBy === 'parent' || data.canceledBy === 'interrupted'
            ? { kind: 'button' as const, label: 'Trouver de l’aide', url: `${site.publicUrl}/urgence` }
            : { kind: 'button' as const, label: 'Prendre rendez-vous', url: `${site.publicUrl}/appointment` },
        ]
      : data.canceledBy === 'withdrawn' || data.canceledBy === 'interrupted'
        ? []
        : [{ kind: 'note' as const, text: 'Ce moment est de nouveau libre dans votre agenda.' }]),
  ],
  attachments: [calendarAttachment(data, site, true)],
})

const HELP =
  'Si ce moment est difficile, vous pouvez parler à quelqu’un tout de suite : le 3114 est gratuit, confidentiel, 24 h/24. En danger immédiat, appelez le 15 ou le 112.'

const title = ({ canceledBy }: Data) =>
  canceledBy === 'interrupted' ? 'Votre séance s’est arrêtée' : 'Votre rendez-vous est annulé'

function reason({ side, canceledBy }: Data): string {
  if (canceledBy === 'handed-over')
    return 'Ce rendez-vous a été repris par une autre personne. Il n’est plus dans votre agenda.'
  if (canceledBy === 'service') return 'Ce rendez-vous a été annulé par notre équipe.'
  if (canceledBy === 'withdrawn')
    return side === 'patient'
      ? 'La personne qui devait vous recevoir ne reçoit plus pour le moment. Nous vous présentons nos excuses.'
      : 'Vous ne pouvez pas recevoir pour le moment : nous avons annulé et remboursé ce rendez-vous.'
  if (canceledBy === 'interrupted')
    return side === 'patient'
      ? 'Nous avons arrêté votre séance : la personne qui vous recevait ne peut plus recevoir pour le moment. Vous n’y êtes pour rien. Nous vous présentons nos excuses.'
      : 'Vous ne pouvez pas recevoir pour le moment : nous avons arrêté cette séance, et la personne est remboursée.'
  if (canceledBy === 'parent')
    return side === 'patient'
      ? 'L’accord d’un parent manque : ce rendez-vous ne peut pas avoir lieu.'
      : 'L’autorisation nécessaire à ce rendez-vous manque. La personne est remboursée.'
  if (canceledBy === side) return 'Vous avez annulé ce rendez-vous.'
  return side === 'patient'
    ? 'La personne qui devait vous recevoir a dû annuler.'
    : 'La personne qui avait réservé a annulé.'
}

function money({ canceledBy, refundCents }: Data): string {
  if (refundCents === 0) return 'Aucun remboursement n’est dû pour cette annulation.'
  return canceledBy === 'service' ? backOnCardWords(refundCents) : refundOrderedWords(refundCents)
}
