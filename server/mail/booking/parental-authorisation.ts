import type { ParentalPurpose } from '#domain/booking/parental.ts'
import { ADULT_AGE_YEARS, BRAND, PARENTAL_REQUEST_DAYS } from '#domain/constants.ts'
import { formatCount } from '#domain/format.ts'
import type { MailTemplate } from '../mail-content.ts'
import { parentalWords } from './parental-words.ts'

/** To a parent. Says nothing about why their child wants to talk. */
export const parentalAuthorisation: MailTemplate<{ token: string; purpose?: ParentalPurpose; firstName: string }> = (
  { token, purpose = 'consultations', firstName },
  { publicUrl },
) => ({
  subject: 'Une autorisation vous est demandée',
  heading: 'Votre accord est nécessaire',
  blocks: [
    {
      kind: 'paragraph',
      text: `${firstName || 'Une personne mineure'} vous a indiqué comme parent et souhaite ${parentalWords[purpose].wish(BRAND)}. ${parentalWords[purpose].price}`,
    },
    {
      kind: 'paragraph',
      text: `Avant ${ADULT_AGE_YEARS} ans, votre accord est nécessaire. ${
        purpose === 'premium' ? 'Il vaut pour cet abonnement seulement' : 'Il vaut pour les réservations à venir'
      }, et vous pouvez le retirer à tout moment par le même lien.`,
    },
    {
      kind: 'button',
      label: 'Répondre à la demande',
      url: `${publicUrl}/autorisation-parentale#token=${encodeURIComponent(token)}`,
    },
    {
      kind: 'note',
      text: `Le lien est valable ${formatCount(PARENTAL_REQUEST_DAYS, 'jour', 'jours')}. Vous n’êtes pas d’accord ? La même page permet de refuser : personne n’est débité. Vous ne connaissez pas cette personne ? Ne faites rien.`,
    },
  ],
})
