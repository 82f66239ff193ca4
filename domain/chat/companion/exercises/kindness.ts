import type { ExerciseFlow } from '../../flow.ts'
import { closing } from '../closing-steps.ts'

export const kindness: ExerciseFlow = {
  id: 'kindness',
  chip: 'Douceur envers moi',
  title: 'Douceur envers soi',
  asks: [
    / (?:douceur|bienveillance|compassion) (?:envers|pour) (?:moi|soi) /,
    / etre (?:moins dure?|plus doux|plus douce) avec moi /,
  ],
  start: 'one',
  steps: {
    one: {
      says: ['Pensez à ce qui est difficile, sans l’agrandir. Dites, ou écrivez : « C’est un moment difficile. »'],
      choices: [{ label: 'Suite', to: 'two', means: 'go-on' }],
      typed: 'two',
      number: 1,
    },
    two: {
      says: [
        'Puis : « D’autres que moi vivent cela. » Posez une main sur le bras ou la poitrine, si cela vous convient.',
      ],
      choices: [{ label: 'Suite', to: 'three', means: 'go-on' }],
      typed: 'three',
      number: 2,
    },
    three: {
      says: ['Que diriez-vous à quelqu’un que vous aimez, s’il vivait exactement cela ?'],
      choices: [{ label: 'Suite', to: 'four', means: 'go-on' }],
      typed: 'four',
      isKept: true,
      number: 3,
    },
    four: {
      says: ['Relisez cette phrase en vous l’adressant. Qu’est-ce qui résiste, qu’est-ce qui passe ?'],
      choices: [
        { label: 'Ça passe un peu', to: 'five' },
        { label: 'Ça résiste', to: 'five' },
      ],
      typed: 'five',
      isKept: true,
      number: 4,
    },
    five: {
      says: ['Et un soin concret, aujourd’hui, de cinq minutes : lequel ?'],
      choices: [
        { label: 'Manger quelque chose de bon', to: 'end-words' },
        { label: 'Me reposer', to: 'end-words' },
        { label: 'Sortir un peu', to: 'end-words' },
      ],
      typed: 'end-words',
      isKept: true,
      number: 5,
    },
    'end-words': {
      says: ['Cette douceur-là s’apprend, comme un geste. Elle revient plus vite à chaque fois.'],
      choices: [
        { label: 'Voir ce que j’ai écrit', to: 'closing' },
        { label: 'C’est tout pour l’instant', to: 'end' },
      ],
      typed: 'closing',
      number: 6,
    },
    closing,
  },
}
