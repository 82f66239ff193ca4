import type { ExerciseFlow } from '../../flow.ts'
import { closing } from '../closing-steps.ts'

export const smallStep: ExerciseFlow = {
  id: 'small-step',
  chip: 'Un petit pas',
  title: 'Un petit pas',
  asks: [/ (?:un )?petit pas /],
  start: 'one',
  steps: {
    one: {
      says: ['Choisissons une chose à faire, la plus petite possible. Laquelle aurait du sens cette semaine ?'],
      choices: [
        { label: 'Une tâche qui attend', to: 'two' },
        { label: 'Contacter quelqu’un', to: 'two' },
        { label: 'Prendre soin de moi', to: 'two' },
      ],
      typed: 'two',
      isKept: true,
      number: 1,
    },
    two: {
      says: [
        'Prenez-en un tout petit morceau : pas « réviser », mais « relire une page » ; pas « appeler », mais « écrire : je pense à toi ». Qu’est-ce qui tiendrait en cinq minutes ?',
      ],
      choices: [{ label: 'Suite', to: 'three', means: 'go-on' }],
      typed: 'three',
      isKept: true,
      number: 2,
    },
    three: {
      says: ['Quand exactement ? Accrochez-la à une habitude : « après le café », « en rentrant ».'],
      choices: [
        { label: 'Aujourd’hui', to: 'four' },
        { label: 'Demain', to: 'four' },
      ],
      typed: 'four',
      isKept: true,
      number: 3,
    },
    four: {
      says: ['Qu’est-ce qui pourrait empêcher, et que feriez-vous alors ?'],
      choices: [{ label: 'Suite', to: 'five', means: 'go-on' }],
      typed: 'five',
      isKept: true,
      number: 4,
    },
    five: {
      says: ['Et comment saurez-vous que c’est fait, même à moitié ?'],
      choices: [{ label: 'Suite', to: 'end-words', means: 'go-on' }],
      typed: 'end-words',
      isKept: true,
      number: 5,
    },
    'end-words': {
      says: ['C’est un vrai plan. Même fait à moitié, il compte.'],
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
