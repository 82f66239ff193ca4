import type { ExerciseFlow } from '../../flow.ts'
import { closing } from '../closing-steps.ts'

export const sleepExercise: ExerciseFlow = {
  id: 'sleep-week',
  chip: 'Préparer ma nuit',
  title: 'Une semaine pour mieux dormir',
  asks: [/ (?:exercice|conseils?|programme) (?:pour|de) (?:dormir|sommeil|m endormir) /],
  start: 'one',
  steps: {
    one: {
      says: [
        'Une semaine, trois réglages. D’abord l’heure du lever, la même chaque jour, même le dimanche. Laquelle ?',
      ],
      choices: [
        { label: 'Avant 7 h', to: 'two' },
        { label: 'Entre 7 h et 8 h', to: 'two' },
        { label: 'Plus tard', to: 'two' },
      ],
      typed: 'two',
      isKept: true,
      number: 1,
    },
    two: {
      says: [
        'Ensuite la dernière heure : lumière basse, écrans loin, quelque chose de calme. Que mettriez-vous dans cette heure ?',
      ],
      choices: [
        { label: 'Lire', to: 'three' },
        { label: 'De la musique', to: 'three' },
        { label: 'Une douche chaude', to: 'three' },
      ],
      typed: 'three',
      isKept: true,
      number: 2,
    },
    three: {
      says: [
        'Enfin : si le sommeil ne vient pas en une vingtaine de minutes, se lever, faire quelque chose de calme, revenir quand les paupières tombent. Le lit redevient l’endroit où l’on dort.',
      ],
      choices: [{ label: 'Suite', to: 'four', means: 'go-on' }],
      typed: 'four',
      number: 3,
    },
    four: {
      says: ['Le café et les siestes : pas après 15 h cette semaine. Possible ?'],
      choices: [
        { label: 'Oui', to: 'end-words', means: 'yes' },
        { label: 'Difficile', to: 'end-words', means: 'no' },
      ],
      typed: 'end-words',
      isKept: true,
      number: 4,
    },
    'end-words': {
      says: [
        'Notez vos nuits sans les juger, et regardez après sept jours. Si rien ne change au bout de trois semaines, un médecin peut aider.',
      ],
      choices: [
        { label: 'Voir ce que j’ai choisi', to: 'closing' },
        { label: 'C’est tout pour l’instant', to: 'end' },
      ],
      typed: 'closing',
      number: 5,
    },
    closing,
  },
}
