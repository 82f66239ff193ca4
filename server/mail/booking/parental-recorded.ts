import { backOnCardWords } from '#domain/booking/appointment/refund-words.ts'
import { ADULT_AGE_YEARS } from '#domain/constants.ts'
import { formatCount } from '#domain/format.ts'
import type { MailTemplate } from '../mail-content.ts'

interface Data {
  token: string
  firstName: string | null
  /** Effects of the withdrawn consent; null when consent was given. */
  end: { canceled: number; refundCents: number } | null
}

/** To a parent: a record of their answer, with the link that revokes it. */
export const parentalRecorded: MailTemplate<Data> = ({ token, firstName, end }, { publicUrl }) => {
  const who = firstName ?? 'la personne qui vous a écrit'
  if (end)
    return {
      subject: 'Votre accord est retiré',
      heading: 'Votre accord est retiré',
      blocks: [
        { kind: 'paragraph', text: `Votre accord pour les réservations de ${who} est retiré depuis maintenant.` },
        {
          kind: 'paragraph',
          text:
            end.canceled === 0
              ? 'Aucun rendez-vous n’était à venir : rien n’est à rembourser.'
              : `${formatCount(end.canceled, 'rendez-vous annulé', 'rendez-vous annulés')} : ${backOnCardWords(end.refundCents)}`,
        },
        { kind: 'note', text: 'Une nouvelle demande peut vous être envoyée ; elle ne vaut rien sans votre réponse.' },
      ],
    }
  return {
    subject: 'Votre accord est enregistré',
    heading: 'Votre accord est enregistré',
    blocks: [
      {
        kind: 'paragraph',
        text: `Vous acceptez les réservations de ${who}. Ce qui se dit en séance reste confidentiel.`,
      },
      {
        kind: 'paragraph',
        text: `Vous pouvez retirer cet accord à tout moment par ce lien : gardez cet e-mail. Les rendez-vous à venir sont alors annulés et remboursés en entier. À ${ADULT_AGE_YEARS} ans, l’accord n’est plus nécessaire.`,
      },
      {
        kind: 'button',
        label: 'Relire ou retirer mon accord',
        url: `${publicUrl}/autorisation-parentale#token=${encodeURIComponent(token)}`,
      },
    ],
  }
}
