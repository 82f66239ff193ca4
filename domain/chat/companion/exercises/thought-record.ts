import type { ExerciseFlow } from '../../flow.ts'
import { closing } from '../closing-steps.ts'

export const thoughtRecord: ExerciseFlow = {
  id: 'thought-record',
  chip: 'Carnet de pensées',
  title: 'Carnet de pensées',
  asks: [/ carnet de pensees /, / pensees? (?:automatiques?|negatives?) (?:\w+ ){0,3}exercice /],
  start: 'one',
  steps: {
    one: {
      says: ['Prenons une pensée qui revient. D’abord la situation, comme une caméra : où, quand, avec qui ?'],
      choices: [
        { label: 'Suite', to: 'two', means: 'go-on' },
        { label: 'Arrêter', to: 'end', means: 'stop' },
      ],
      typed: 'two',
      isKept: true,
      number: 1,
    },
    two: {
      says: ['Quelle pensée est venue à ce moment-là, mot pour mot ?'],
      choices: [{ label: 'Suite', to: 'three', means: 'go-on' }],
      typed: 'three',
      isKept: true,
      number: 2,
    },
    three: {
      says: ['Qu’est-ce qui va dans le sens de cette pensée ?'],
      choices: [{ label: 'Suite', to: 'four', means: 'go-on' }],
      typed: 'four',
      isKept: true,
      number: 3,
    },
    four: {
      says: ['Et qu’est-ce qui va contre, même un petit fait ?'],
      choices: [{ label: 'Suite', to: 'five', means: 'go-on' }],
      typed: 'five',
      isKept: true,
      number: 4,
    },
    five: {
      says: ['En tenant compte des deux, comment écririez-vous une pensée plus juste ?'],
      choices: [{ label: 'Suite', to: 'end-words', means: 'go-on' }],
      typed: 'end-words',
      isKept: true,
      number: 5,
    },
    'end-words': {
      says: ['Cette pensée plus juste est de vous. Vous pouvez la garder et la relire quand l’autre revient.'],
      choices: [
        { label: 'Voir ce que j’ai écrit', to: 'closing' },
        { label: 'Autre sujet', to: 'topics' },
        { label: 'C’est tout pour l’instant', to: 'end' },
      ],
      typed: 'closing',
      number: 6,
    },
    closing,
  },
}
