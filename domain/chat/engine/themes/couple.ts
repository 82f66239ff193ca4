import type { Theme } from './theme.ts'

export const couple: Theme = {
  id: 'couple',
  name: 'votre relation',
  exercise: 'small-step',
  patterns: [
    'notre couple',
    'mon couple',
    '(on|nous) [se] dispute*',
    'jalou*',
    'en couple',
    'amoureu*',
    '(ma|notre|cette) relation',
  ],
  mentions: ['mon (mari|copain|mec|compagnon|conjoint|chum)', 'ma (femme|copine|compagne|conjointe)', 'dispute*'],
  heard: ['Cela se passe entre vous deux, et cela vous touche.'],
  questions: [
    'Que s’est-il passé entre vous ?',
    'Qu’est-ce que vous aimeriez que l’autre entende ?',
    'Qu’est-ce qui déclenche le plus souvent la tension ?',
    'Comment vous sentez-vous après ces moments ?',
    'Qu’est-ce qui marche encore bien entre vous ?',
    'De quoi auriez-vous besoin dans cette relation ?',
  ],
  tips: [
    'Dire « quand cela arrive, je me sens… et j’aurais besoin de… » ouvre plus de portes qu’un reproche.',
    'Choisir un moment calme, hors de la dispute, change souvent la conversation.',
    'Demander à l’autre de redire ce qu’il a compris évite bien des malentendus.',
  ],
}
