import type { ParentalEnd, ParentalPurpose } from '#domain/booking/parental.ts'
import { CONSULTATION_PRICE_CENTS, PREMIUM_PRICE_CENTS_PER_MONTH } from '#domain/constants.ts'
import { formatCount, formatPrice } from '#domain/format.ts'

interface Words {
  asks: string
  /** Scope of the consent. */
  covers: (who: string) => string
  withoutIt: string
  end: (end: ParentalEnd) => string
  none: string
  ended: string
}

/** Words of a parent's page for each thing they may agree to. */
export const parentalWords: Readonly<Record<ParentalPurpose, Words>> = {
  consultations: {
    asks: `vous demande votre accord pour réserver. Une séance coûte ${formatPrice(CONSULTATION_PRICE_CENTS)}.`,
    covers: (who) => `les réservations de ${who}`,
    withoutIt: 'ne pourra plus réserver sans un nouvel accord.',
    end: ({ canceled }) =>
      formatCount(canceled, 'rendez-vous à venir sera annulé', 'rendez-vous à venir seront annulés'),
    none: 'Aucun rendez-vous n’est à venir : rien n’est annulé, rien n’est à rembourser.',
    ended: 'Les rendez-vous qui étaient à venir sont annulés et remboursés.',
  },
  premium: {
    asks: `vous demande votre accord pour s’abonner au chat premium : le chat sans limite, un suivi de l’humeur et des conseils par e-mail, pour ${formatPrice(PREMIUM_PRICE_CENTS_PER_MONTH)} par mois, sans engagement.`,
    covers: (who) => `l’abonnement premium de ${who}`,
    withoutIt: 'ne pourra plus s’abonner sans un nouvel accord. Le chat gratuit reste ouvert.',
    end: () => 'L’abonnement sera arrêté',
    none: 'Aucun abonnement n’est en cours : rien n’est arrêté, rien n’est à rembourser.',
    ended: 'L’abonnement est arrêté, et le mois en cours remboursé.',
  },
}
