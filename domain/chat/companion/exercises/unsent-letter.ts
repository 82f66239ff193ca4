import type { ExerciseFlow } from '../../flow.ts'
import { closing } from '../closing-steps.ts'

export const unsentLetter: ExerciseFlow = {
  id: 'unsent-letter',
  chip: 'Lettre sans l’envoyer',
  title: 'Une lettre qu’on n’envoie pas',
  asks: [/ lettre (?:\w+ ){0,3}(?:non envoyee|pas envoyee|sans l envoyer|que je n enverrai pas) /],
  start: 'one',
  steps: {
    one: {
      says: ['Cette lettre ne partira pas : vous pouvez tout y mettre. À qui s’adresse-t-elle ?'],
      choices: [
        { label: 'À quelqu’un de proche', to: 'two' },
        { label: 'À quelqu’un qui n’est plus là', to: 'two' },
        { label: 'À moi-même', to: 'two' },
      ],
      typed: 'two',
      isKept: true,
      number: 1,
    },
    two: {
      says: ['Commencez par : « Ce que je ne t’ai jamais dit, c’est… »'],
      choices: [{ label: 'Suite', to: 'three', means: 'go-on' }],
      typed: 'three',
      isKept: true,
      number: 2,
    },
    three: {
      says: ['Puis : « Ce qui m’a fait mal, c’est… »'],
      choices: [{ label: 'Suite', to: 'four', means: 'go-on' }],
      typed: 'four',
      isKept: true,
      number: 3,
    },
    four: {
      says: ['« Ce que j’aurais voulu, c’est… »'],
      choices: [{ label: 'Suite', to: 'five', means: 'go-on' }],
      typed: 'five',
      isKept: true,
      number: 4,
    },
    five: {
      says: ['Et pour finir : « Maintenant, je… »'],
      choices: [{ label: 'Suite', to: 'end-words', means: 'go-on' }],
      typed: 'end-words',
      isKept: true,
      number: 5,
    },
    'end-words': {
      says: ['C’est écrit. Vous pouvez la garder, ou l’effacer : l’avoir dite compte déjà.'],
      choices: [
        { label: 'Voir ma lettre', to: 'closing' },
        { label: 'Souffler un moment', to: 'exercises' },
        { label: 'C’est tout pour l’instant', to: 'end' },
      ],
      typed: 'closing',
      number: 6,
    },
    closing,
  },
}
