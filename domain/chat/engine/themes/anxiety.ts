import type { Theme } from './theme.ts'

export const anxiety: Theme = {
  id: 'anxiety',
  name: 'votre stress',
  exercise: 'breathing',
  patterns: [
    'stress*',
    'angoiss*',
    'anxi*',
    'inquiet*',
    'peur',
    'trac',
    'boule (au|dans le) ventre',
    'boule dans la gorge',
    'appréhend*',
    'phobi*',
    'flipp*',
    'nerveu*',
    'tendu*',
    'rumine*',
    'préoccup*',
    'timid*',
  ],
  mentions: [],
  heard: [
    'Cette tension prend de la place dans vos journées.',
    'L’inquiétude a souvent une longueur d’avance, elle imagine la suite avant vous.',
    'Vivre avec cette pression demande beaucoup d’énergie.',
  ],
  questions: [
    'Qu’est-ce qui vous inquiète le plus dans cette situation ?',
    'À quel moment de la journée est-ce le plus fort ?',
    'Où sentez-vous cette tension dans le corps ?',
    'Si le pire n’arrivait pas, que se passerait-il plutôt ?',
    'Qu’est-ce qui, d’habitude, fait baisser un peu la pression ?',
    'Qu’aimeriez-vous pouvoir faire si cette peur prenait moins de place ?',
  ],
  tips: [
    'Écrire la crainte en une phrase, puis en dessous ce qui est sûr et ce qui est imaginé, la rend souvent moins vaste.',
    'Donner à ses soucis un moment fixe, vingt minutes par jour, libère un peu le reste de la journée.',
    'Faire une petite partie de ce qui fait peur, souvent, marche mieux qu’attendre de ne plus avoir peur.',
  ],
}
