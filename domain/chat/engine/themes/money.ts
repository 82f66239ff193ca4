import type { Theme } from './theme.ts'

export const money: Theme = {
  id: 'money',
  name: 'vos soucis d’argent',
  exercise: 'small-step',
  patterns: [
    'dettes',
    'endett*',
    'huissier*',
    'expuls*',
    'loyer*',
    'impayé*',
    'surendett*',
    'fin* de mois',
    'à découvert',
    'crédit*',
    'factures',
  ],
  mentions: ['argent', 'banque', 'logement'],
  heard: ['Les questions d’argent prennent vite de la place.'],
  questions: [
    'Qu’est-ce qui presse le plus, cette semaine ?',
    'Qui connaît votre situation, aujourd’hui ?',
    'Qu’avez-vous déjà pu demander, et à qui ?',
    'Qu’est-ce qui vous inquiète le plus pour la suite ?',
    'Qu’est-ce qui soulagerait un peu, tout de suite ?',
  ],
  tips: [
    'Le centre communal d’action sociale (CCAS) de votre mairie reçoit gratuitement et oriente vers les aides, même en urgence.',
    'Les points conseil budget, gratuits et confidentiels, aident à écrire aux créanciers et à étaler les dettes.',
    'Poser sur une feuille ce qui presse et ce qui peut attendre aide à ne faire qu’une démarche à la fois.',
  ],
}
