import type { Theme } from './theme.ts'

export const health: Theme = {
  id: 'health',
  name: 'votre santé',
  exercise: 'breathing',
  patterns: ['maladie', 'malade', 'cancer', 'opération', 'hospitalis*', 'douleur*', 'migraine*', 'handicap'],
  mentions: ['hôpital', 'médecin', 'diagnostic', 'résultats', 'hormones', 'mal (au|à la|de) (dos|tête|ventre)'],
  heard: ['Votre santé, ou celle d’un proche, vous occupe l’esprit.'],
  questions: [
    'Qu’est-ce que cela change, dans vos journées ?',
    'Qu’est-ce qui est le plus lourd dans cette période ?',
    'Comment tenez-vous entre deux rendez-vous ?',
    'Qui vous accompagne dans tout cela ?',
    'Qu’aimeriez-vous demander aux soignants ?',
    'Qu’est-ce qui vous fait du bien, malgré tout ?',
  ],
  tips: [
    'Écrire ses questions avant un rendez-vous médical permet de repartir avec des réponses.',
    'Partager l’attente avec une personne, même par message, la rend moins lourde.',
    'Garder chaque jour un moment où l’on ne parle pas de santé aide à tenir.',
  ],
}
