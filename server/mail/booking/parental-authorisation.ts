import { ADULT_AGE_YEARS, BRAND, CONSULTATION_PRICE_CENTS, PARENTAL_REQUEST_DAYS } from '#domain/constants.ts'
import { formatCount, formatPrice } from '#domain/format.ts'
import type { MailTemplate } from '../mail-content.ts'

/** To a parent. Says nothing about why their child wants to talk. */
export const parentalAuthorisation: MailTemplate<{ token: string; firstName: string }> = (
  { token, firstName },
  { publicUrl },
) => ({
  subject: 'Une autorisation vous est demandée',
  heading: 'Votre accord est nécessaire',
  blocks: [
    {
      kind: 'paragraph',
      text: `${firstName || 'Une personne mineure'} vous a indiqué comme parent et souhaite réserver une séance vidéo sur ${BRAND}, avec un étudiant ou une étudiante en psychologie sous supervision. Une séance coûte ${formatPrice(CONSULTATION_PRICE_CENTS)}.`,
    },
    {
      kind: 'paragraph',
      text: `Avant ${ADULT_AGE_YEARS} ans, votre accord est nécessaire. Il vaut pour les réservations à venir, et vous pouvez le retirer à tout moment par le même lien.`,
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
