import type { Theme } from './theme.ts'

export const family: Theme = {
  id: 'family',
  name: 'votre famille',
  exercise: 'small-step',
  patterns: [
    'famille',
    'chez mes parents',
    'héritage',
    '(mère|maman|père|papa|parents|soeur|frère|daronne|daron) .. (crie*|comprend*|critique*|juge*|reproche*|contrôle*|compare*|dispute*|capte*|prend la tête|parle* plus)',
  ],
  mentions: [
    '(ma|la|notre|sa) (mère|maman|soeur|daronne)',
    '(mon|le|notre|son) (père|papa|frère|daron)',
    '(mes|nos|les) (parents|frères|soeurs)',
    'belle-mère',
    'beau-père',
    'grand-mère',
    'grand-père',
    'cousin*',
    'oncle',
    'tante',
  ],
  heard: ['Cela se passe dans votre famille, et cela vous touche.'],
  questions: [
    'Qu’est-ce que cela change, pour vous ?',
    'Qu’est-ce qui vous touche le plus dans cette situation ?',
    'Quelle place avez-vous l’impression d’occuper ?',
    'Qu’aimeriez-vous dire que vous n’avez pas encore dit ?',
    'Quand les choses se sont-elles bien passées, même brièvement ?',
    'Où aimeriez-vous mettre une limite ?',
  ],
  tips: [
    'Préparer une phrase courte et la redire telle quelle aide à poser une limite sans se justifier.',
    'On peut aimer ses proches et choisir ce dont on parle avec eux.',
    'Écrire une lettre que l’on n’envoie pas tout de suite aide à trier ce que l’on veut vraiment dire.',
  ],
}
