import { figures } from './figures.ts'
import type { Benefit, Step, Testimonial } from './types.ts'

export const benefits: readonly Benefit[] = [
  {
    icon: 'video',
    title: `${figures.consultationLength} en vidéo`,
    text: 'Une vraie conversation, sans rien installer. Le lien arrive par e-mail.',
  },
  {
    icon: 'user-round-check',
    title: 'Vous choisissez',
    text: 'Votre interlocuteur ou interlocutrice, et votre niveau d’anonymat.',
  },
  {
    icon: 'calendar-x',
    title: 'Annulation gratuite',
    text: `Jusqu’à ${figures.freeCancellation} avant la séance, en deux clics.`,
  },
  {
    icon: 'sprout',
    title: 'Un suivi régulier',
    text: 'Gardez la même personne, ou changez gratuitement quand vous voulez.',
  },
  {
    icon: 'shield-check',
    title: 'Vos données protégées',
    text: 'Traitement conforme au RGPD. Vos échanges restent confidentiels.',
  },
  {
    icon: 'feather',
    title: 'Sans engagement',
    text: 'Une séance à la fois. Aucun abonnement obligatoire.',
  },
]

export const bookingSteps: readonly Step[] = [
  { title: 'Créez votre compte', text: 'Deux étapes, une adresse e-mail suffit.' },
  { title: 'Choisissez un créneau', text: 'Vous voyez les disponibilités réelles.' },
  { title: 'Rejoignez la séance', text: `Un lien, un clic, ${figures.consultationLength} pour vous.` },
  { title: 'Gardez le fil', text: 'Le chat IA et votre météo intérieure, entre deux séances.' },
]

/** Placeholders for the layout: real reviews, collected with consent after sessions, replace them. */
export const testimonials: readonly Testimonial[] = [
  { quote: 'J’avais peur de ne pas savoir quoi dire. On m’a laissé le temps.', author: 'Camille, 27 ans' },
  { quote: 'Prendre rendez-vous le soir, depuis mon canapé, ça a tout changé.', author: 'Yanis, 34 ans' },
  { quote: 'Le prix est clair et je peux m’arrêter quand je veux.', author: 'Louise, 22 ans' },
]

/** Shown under the testimonials as long as they are examples: French law forbids passing off invented reviews as real. */
export const testimonialsNotice =
  'Exemples rédigés pour présenter le service. Les avis laissés après de vraies séances les remplaceront.'

/** Limits that visitors must read before signing up: what our students are not, and what is not refunded. */
export const plainFacts = {
  status: 'Nos étudiant·e·s ne sont pas psychologues : ni diagnostic, ni ordonnance.',
  reimbursement: 'Non remboursé par la Sécurité sociale ni les mutuelles.',
} as const

export const priceIncludes: readonly string[] = [
  `${figures.consultationLength} en vidéo`,
  `Annulation gratuite jusqu’à ${figures.freeCancellation} avant`,
  'Changement de praticien gratuit',
  'Aucuns frais supplémentaires',
]
