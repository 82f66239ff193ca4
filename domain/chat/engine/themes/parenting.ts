import type { Theme } from './theme.ts'

export const parenting: Theme = {
  id: 'parenting',
  name: 'votre vie de parent',
  exercise: 'small-step',
  patterns: [
    'mon bébé',
    'jumeaux',
    'mon ado',
    'parentalité',
    'accouch*',
    'grossesse',
    'enceinte',
    'charge mentale',
    'garde alternée',
    '(enfants|fils|fille|petits) .. (dor*|crie*|pleur*|écoute*|refuse*|veut|veulent|devoirs)',
    '(crie*|hurle*|énerve*) .. (enfants|fils|fille|petits)',
  ],
  mentions: ['ma fille', 'mon fils', 'mes enfants', 'ma grande', 'maman', 'enfant depuis', 'devoirs'],
  heard: ['Cela touche à vos enfants, et cela compte.'],
  questions: [
    'Qu’est-ce qui vous demande le plus d’énergie en ce moment ?',
    'Quand avez-vous eu un moment pour vous, la dernière fois ?',
    'Qu’aimeriez-vous que votre enfant comprenne ?',
    'Qui peut prendre le relais, même une heure ?',
    'Quel moment avec votre enfant vous a fait du bien récemment ?',
  ],
  tips: [
    'Un moment court sans parler de ce qui fâche, un trajet ou un repas, rouvre souvent plus de portes qu’une explication.',
    'Dormir quand l’enfant dort, même vingt minutes, avant toute autre tâche, change souvent la soirée.',
    'Demander une aide précise, un jour et une heure, est plus facile à accorder qu’une aide en général.',
    'La PMI et les sages-femmes reçoivent aussi les parents, gratuitement, quand c’est trop.',
  ],
}
