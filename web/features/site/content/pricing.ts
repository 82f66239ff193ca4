import { list, paragraph } from './blocks.ts'
import { figures } from './figures.ts'
import type { FaqEntry, PricingRow } from './types.ts'

export const consultationIncludes: readonly string[] = [
  `Une séance vidéo de ${figures.consultationLength}`,
  'Un étudiant ou une étudiante en psychologie, sous supervision',
  'Le choix de votre interlocuteur ou interlocutrice',
  'La vidéo dans votre navigateur, sans rien installer',
  'Vos notes personnelles et le suivi de vos séances',
  `L’annulation gratuite jusqu’à ${figures.freeCancellation} avant`,
]

export const premiumIncludes: readonly string[] = [
  'Une assistance 24 h/24 et 7 j/7',
  'L’analyse de votre humeur',
  'Des ressources choisies pour vous',
  'L’historique de vos conversations',
  'Des notifications et des rappels',
  'Un conseil de bien-être par jour',
  'Une mise en relation avec un praticien ou une praticienne si besoin',
]

/** Shown in full under the cards, never as a footnote. */
export const pricingFacts = {
  reimbursement:
    'Les séances ne sont remboursées ni par la Sécurité sociale ni par les mutuelles. Le prix affiché est le prix payé.',
  premiumCancellation: 'Résiliable à tout moment, accès gardé jusqu’à la fin de la période.',
} as const

export const pricingRows: readonly PricingRow[] = [
  { feature: 'Numéros d’aide et réponse en cas de détresse', free: 'Toujours', premium: 'Toujours' },
  {
    feature: 'Conversation avec l’assistant',
    free: `${figures.freeMessages} par jour`,
    premium: 'Sans limite par jour',
  },
  { feature: 'Disponible 24 h/24 et 7 j/7', free: 'Oui', premium: 'Oui' },
  { feature: 'Exercices courts (respiration, ancrage, sommeil)', free: 'Oui', premium: 'Oui' },
  { feature: 'Historique des conversations', free: 'Conversation en cours', premium: 'Toutes' },
  { feature: 'Analyse de l’humeur', free: 'Non', premium: 'Oui' },
  { feature: 'Ressources personnalisées', free: 'Non', premium: 'Oui' },
  { feature: 'Notifications et rappels', free: 'Non', premium: 'Oui' },
  { feature: 'Conseil de bien-être du jour', free: 'Non', premium: 'Oui' },
  { feature: 'Relais du chat vers un praticien ou une praticienne', free: 'Non', premium: 'Oui' },
]

export const pricingFaq: readonly FaqEntry[] = [
  {
    id: 'frais-supplementaires',
    question: 'Y a-t-il des frais en plus ?',
    answer: [
      paragraph(
        `Non. Une séance coûte ${figures.consultationPrice}, tout compris. Créer un compte, changer de praticien ou utiliser le chat gratuit ne coûte rien.`,
      ),
    ],
  },
  {
    id: 'moment-du-paiement',
    question: 'Quand est-ce que je paie ?',
    answer: [
      paragraph(
        `Vous payez par carte au moment de réserver. Le créneau vous est gardé pendant ${figures.slotHold}, le temps de payer. Si le paiement arrive trop tard, il est remboursé aussitôt.`,
      ),
    ],
  },
  {
    id: 'remboursement-annulation',
    question: 'Que se passe-t-il si j’annule ?',
    answer: [
      list(
        `Jusqu’à ${figures.freeCancellation} avant la séance : le remboursement est intégral.`,
        `Plus tard : des frais de ${figures.lateFee} du prix s’appliquent.`,
        `Dans les ${figures.withdrawal} qui suivent la réservation : le remboursement est intégral, tant que la séance n’a pas eu lieu.`,
        'Si la personne qui devait vous recevoir annule : le remboursement est intégral.',
      ),
      paragraph('Le détail est dans nos [conditions d’utilisation](/terms#annulation).'),
    ],
  },
  {
    id: 'securite-sociale-mutuelle',
    question: 'La Sécurité sociale ou ma mutuelle remboursent-elles ?',
    answer: [
      paragraph(
        'Non. Nos séances ne sont remboursées ni par la Sécurité sociale ni par les mutuelles. Pour des séances prises en charge, l’Assurance Maladie propose le dispositif « Mon soutien psy », avec des psychologues partenaires.',
      ),
    ],
  },
  {
    id: 'resilier-premium',
    question: 'Comment arrêter le chat premium ?',
    answer: [
      paragraph(
        `Depuis vos [paramètres](/settings), en trois clics au plus. L’abonnement coûte ${figures.premiumPrice} par mois. Vous gardez l’accès jusqu’à la fin de la période déjà payée.`,
      ),
    ],
  },
  {
    id: 'carte-bancaire',
    question: 'Gardez-vous mon numéro de carte ?',
    answer: [
      paragraph(
        'Non. Le paiement passe par un prestataire de paiement par carte, avec la validation 3-D Secure de votre banque. Mivoix n’enregistre jamais votre numéro de carte.',
      ),
    ],
  },
]
