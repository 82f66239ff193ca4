import { freeCancellationWords } from '#domain/booking/appointment/free-cancellation-words.ts'
import { ROOM_OPENS_MINUTES_BEFORE } from '#domain/constants.ts'
import { formatCount, formatPrice } from '#domain/format.ts'
import type { MailBlock, MailSite, MailTemplate } from '../mail-content.ts'
import { type AppointmentMailData, appointmentFacts, calendarAttachment, roomButton } from './appointment-mail.ts'

type Data = AppointmentMailData & { bookedAt: string; priceCents: number }

export const appointmentConfirmed: MailTemplate<Data> = (data, site) => ({
  subject: data.side === 'patient' ? 'Votre rendez-vous est confirmé' : 'Un rendez-vous vient d’être pris',
  heading: data.side === 'patient' ? 'Votre rendez-vous est confirmé' : 'Un nouveau rendez-vous',
  blocks: [
    appointmentFacts(data),
    {
      kind: 'paragraph',
      text: `Voici le lien de connexion. La salle ouvre ${formatCount(ROOM_OPENS_MINUTES_BEFORE, 'minute', 'minutes')} avant l’heure.`,
    },
    roomButton(data, site),
    ...(data.side === 'patient' ? [...rightsOf(data), receiptButton(data, site)] : []),
  ],
  attachments: [calendarAttachment(data, site)],
})

/** Requires sign-in, because other people may see a mail. */
function receiptButton({ appointmentId }: Data, { publicUrl }: MailSite): MailBlock {
  return {
    kind: 'button',
    label: 'Télécharger mon reçu',
    url: `${publicUrl}/payment-success?appointment=${appointmentId}`,
  }
}

/** Same deadlines as the screens and the server. */
function rightsOf({ startsAt, bookedAt, priceCents }: Data): MailBlock[] {
  const free = freeCancellationWords({
    startsAt: new Date(startsAt),
    bookedAt: new Date(bookedAt),
    priceCents,
    movedByPractitioner: false,
  })
  return [
    {
      kind: 'note',
      text: `Montant payé : ${formatPrice(priceCents)}. Annulation gratuite depuis votre espace, ${free}`,
    },
  ]
}
