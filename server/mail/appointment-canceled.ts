import type { Side } from '#domain/booking/rights.ts'
import { formatPrice } from '#domain/format.ts'
import { type AppointmentMailData, appointmentFacts, calendarAttachment } from './appointment-mail.ts'
import type { MailTemplate } from './mail-content.ts'

/** `handedOver`: it goes on without this practitioner. */
type Data = AppointmentMailData & { canceledBy: Side | 'handed-over'; refundCents: number }

export const appointmentCanceled: MailTemplate<Data> = (data, site) => ({
  subject: 'Votre rendez-vous est annulé',
  heading: 'Votre rendez-vous est annulé',
  blocks: [
    { kind: 'paragraph', text: reason(data) },
    appointmentFacts(data),
    ...(data.side === 'patient'
      ? [
          { kind: 'paragraph' as const, text: money(data.refundCents) },
          { kind: 'button' as const, label: 'Prendre rendez-vous', url: `${site.publicUrl}/appointment` },
        ]
      : [{ kind: 'note' as const, text: 'Ce moment est de nouveau libre dans votre agenda.' }]),
  ],
  attachments: [calendarAttachment(data, site, true)],
})

function reason({ side, canceledBy }: Data): string {
  if (canceledBy === 'handed-over')
    return 'Ce rendez-vous a été repris par une autre personne. Il n’est plus dans votre agenda.'
  if (canceledBy === side) return 'Vous avez annulé ce rendez-vous.'
  return side === 'patient'
    ? 'La personne qui devait vous recevoir a dû annuler.'
    : 'La personne qui avait réservé a annulé.'
}

function money(refundCents: number): string {
  return refundCents > 0
    ? `Nous vous remboursons ${formatPrice(refundCents)} sur la carte utilisée. Un e‑mail suit quand c’est fait.`
    : 'Aucun remboursement n’est dû pour cette annulation.'
}
