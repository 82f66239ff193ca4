import type { Theme } from './theme.ts'

export const friendship: Theme = {
  id: 'friendship',
  name: 'vos amitiés',
  exercise: 'small-step',
  patterns: ['(mon|ma|mes|meilleur*) [meilleur*] (ami|amie|amis|amies|pote|potes)', 'amitié*'],
  mentions: ['(copains|copines|potes)'],
  heard: ['Cette amitié compte pour vous.'],
  questions: [
    'Que s’est-il passé entre vous ?',
    'Qu’est-ce qui a changé entre vous ?',
    'Qu’aimeriez-vous retrouver dans cette amitié ?',
    'Qu’avez-vous pu lui en dire ?',
    'Avec qui d’autre vous sentez-vous à votre place ?',
  ],
  tips: [
    'Un message court et sincère suffit pour rouvrir une porte : « Je pense à toi, j’aimerais qu’on se parle. »',
    'Proposer une chose précise, un café, une marche, tel jour, obtient plus souvent une réponse que « on se voit bientôt ».',
  ],
}
