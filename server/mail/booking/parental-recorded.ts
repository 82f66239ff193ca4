import type { ParentalEnd, ParentalPurpose } from '#domain/booking/parental.ts'
import { ADULT_AGE_YEARS } from '#domain/constants.ts'
import type { MailTemplate } from '../mail-content.ts'
import { endWords, parentalWords } from './parental-words.ts'

interface Data {
  token: string
  purpose?: ParentalPurpose
  firstName: string | null
  /** Effects of the withdrawn consent; null when consent was given. */
  end: ParentalEnd | null
}

const accepted: Readonly<Record<ParentalPurpose, { first: string; whenWithdrawn: string }>> = {
  consultations: {
    first: 'Ce qui se dit en séance reste confidentiel.',
    whenWithdrawn: 'Les rendez-vous à venir sont alors annulés et remboursés en entier.',
  },
  premium: {
    first: 'Ce qui s’écrit dans le chat reste confidentiel.',
    whenWithdrawn: 'L’abonnement est alors arrêté et le mois en cours remboursé en entier.',
  },
}

/** To a parent: a record of their answer, with the link that revokes it. */
export const parentalRecorded: MailTemplate<Data> = (
  { token, purpose = 'consultations', firstName, end },
  { publicUrl },
) => {
  const what = parentalWords[purpose].what(firstName ?? 'la personne qui vous a écrit')
  if (end)
    return {
      subject: 'Votre accord est retiré',
      heading: 'Votre accord est retiré',
      blocks: [
        { kind: 'paragraph', text: `Votre accord pour ${what} est retiré depuis maintenant.` },
        { kind: 'paragraph', text: endWords(purpose, end.canceled, end.refundCents) },
        { kind: 'note', text: 'Une nouvelle demande peut vous être envoyée ; elle ne vaut rien sans votre réponse.' },
      ],
    }
  const { first, whenWithdrawn } = accepted[purpose]
  return {
    subject: 'Votre accord est enregistré',
    heading: 'Votre accord est enregistré',
    blocks: [
      { kind: 'paragraph', text: `Vous acceptez ${what}. ${first}` },
      {
        kind: 'paragraph',
        text: `Vous pouvez retirer cet accord à tout moment par ce lien : gardez cet e-mail. ${whenWithdrawn} À ${ADULT_AGE_YEARS} ans, l’accord n’est plus nécessaire.`,
      },
      {
        kind: 'button',
        label: 'Relire ou retirer mon accord',
        url: `${publicUrl}/autorisation-parentale#token=${encodeURIComponent(token)}`,
      },
    ],
  }
}
