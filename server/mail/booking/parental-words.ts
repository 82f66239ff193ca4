import { backOnCardWords } from '#domain/booking/appointment/refund-words.ts'
import type { ParentalPurpose } from '#domain/booking/parental.ts'
import { CONSULTATION_PRICE_CENTS, PREMIUM_PRICE_CENTS_PER_MONTH } from '#domain/constants.ts'
import { formatCount, formatPrice } from '#domain/format.ts'

interface Words {
  /** After « votre accord pour ». */
  what: (who: string) => string
  /** After « souhaite », in the mail to the parent. */
  wish: (brand: string) => string
  price: string
  ended: (count: number) => string
  none: string
}

/** Words for each thing a parent may agree to. */
export const parentalWords: Readonly<Record<ParentalPurpose, Words>> = {
  consultations: {
    what: (who) => `les réservations de ${who}`,
    wish: (brand) =>
      `réserver une séance vidéo sur ${brand}, avec un étudiant ou une étudiante en psychologie sous supervision`,
    price: `Une séance coûte ${formatPrice(CONSULTATION_PRICE_CENTS)}.`,
    ended: (count) => formatCount(count, 'rendez-vous à venir annulé', 'rendez-vous à venir annulés'),
    none: 'Aucun rendez-vous n’était à venir : rien n’est à rembourser.',
  },
  premium: {
    what: (who) => `l’abonnement de ${who}`,
    wish: (brand) =>
      `s’abonner au chat premium de ${brand} : un assistant automatique, un suivi de l’humeur et des conseils par e-mail`,
    price: `L’abonnement coûte ${formatPrice(PREMIUM_PRICE_CENTS_PER_MONTH)} par mois et s’arrête à tout moment.`,
    ended: () => 'Abonnement arrêté',
    none: 'Aucun abonnement n’était en cours : rien n’est à rembourser.',
  },
}

/** The end of something, and the money that comes back. */
export function endWords(purpose: ParentalPurpose, canceled: number, refundCents: number): string {
  const { ended, none } = parentalWords[purpose]
  if (canceled === 0) return none
  const what = ended(canceled)
  return refundCents > 0 ? `${what} : ${backOnCardWords(refundCents)}` : `${what}.`
}
