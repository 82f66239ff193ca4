import type { Theme } from './theme.ts'

export const grief: Theme = {
  id: 'grief',
  name: 'cette perte',
  exercise: 'kindness',
  patterns: [
    'deuil',
    'décéd* & ! (suis décéd*)',
    'décès',
    'enterrement & ! (vie de|jeune fille|garçon)',
    'obsèques',
    '(est|était) (mort|morte) & ! (personne|patient*|rire|fatigue|trouille|faim|peur|honte)',
    'mort de (mon|ma|mes|notre)',
    'perdu (mon|ma|mes|notre) (père|mère|frère|soeur|fils|fille|bébé|enfant|mari|femme|ami*|chien|chat|grand*|mamie|papi)',
    '(il|elle|papa|maman|père|mère|mamie|papi|fils|fille|frère|soeur|femme|mari|chien|chat) [*] me manque*',
    'fausse couche',
    '(veuf|veuve|veufs|veuves|veuvage)',
    'inconsolable',
  ],
  mentions: [],
  heard: ['Cette perte vous touche.', 'Il n’y a pas de bonne façon de traverser cela ; la vôtre convient.'],
  questions: [
    'Qu’est-ce qui vous manque le plus ?',
    'Que voudriez-vous que l’on sache de cet être que vous avez perdu ?',
    'Quels moments sont les plus durs en ce moment ?',
    'Avec qui pouvez-vous en parler librement ?',
    'Qu’est-ce qui vous apporte un peu de répit, même bref ?',
  ],
  tips: [
    'Beaucoup de personnes en deuil gardent un rendez-vous avec l’absent : une lettre, un lieu, un plat. Cela ne retient pas, cela accompagne.',
    'Des groupes de parole réunissent des personnes qui traversent un deuil ; on peut y venir seulement pour écouter.',
    'S’accorder un moment court pour la peine, puis un geste simple pour soi, aide à traverser les journées.',
  ],
}
