import type { ExerciseFlow } from '../../flow.ts'
import { closing } from '../closing-steps.ts'

export const worryTime: ExerciseFlow = {
  id: 'worry-time',
  chip: 'Rendez-vous avec les soucis',
  title: 'Rendez-vous avec les soucis',
  asks: [/ rendez vous (?:avec|aux) (?:les |mes )?soucis /, / temps (?:des|pour les) soucis /],
  start: 'one',
  steps: {
    one: {
      says: [
        'On va donner à vos soucis un rendez-vous, pour qu’ils laissent le reste de la journée tranquille. Choisissez vingt minutes fixes, loin du coucher. Quand ?',
      ],
      choices: [
        { label: 'En fin d’après-midi', to: 'two' },
        { label: 'Après le déjeuner', to: 'two' },
        { label: 'Un autre moment', to: 'two' },
      ],
      typed: 'two',
      isKept: true,
      number: 1,
    },
    two: {
      says: [
        'Quand un souci arrive avant l’heure, notez-le en trois mots et dites-lui : « à tout à l’heure ». Lequel noteriez-vous en premier ?',
      ],
      choices: [{ label: 'Suite', to: 'three', means: 'go-on' }],
      typed: 'three',
      isKept: true,
      number: 2,
    },
    three: {
      says: [
        'Au rendez-vous : d’un côté ce qui dépend de vous, de l’autre ce qui n’en dépend pas. Pour ce souci, de quel côté est-il ?',
      ],
      choices: [
        { label: 'Il dépend de moi', to: 'four' },
        { label: 'Il n’en dépend pas', to: 'five' },
      ],
      typed: 'four',
      isKept: true,
      number: 3,
    },
    four: {
      says: ['Quelle serait la plus petite action possible ?'],
      choices: [{ label: 'Suite', to: 'end-words', means: 'go-on' }],
      typed: 'end-words',
      isKept: true,
      number: 4,
    },
    five: {
      says: [
        'Alors il n’y a rien à résoudre aujourd’hui, seulement à le laisser passer. Qu’est-ce qui vous ferait du bien pendant ce temps ?',
      ],
      choices: [{ label: 'Suite', to: 'end-words', means: 'go-on' }],
      typed: 'end-words',
      isKept: true,
      number: 4,
    },
    'end-words': {
      says: ['C’est prêt. Les premiers jours, les soucis protestent ; ils apprennent l’heure en une semaine environ.'],
      choices: [
        { label: 'Voir ce que j’ai écrit', to: 'closing' },
        { label: 'C’est tout pour l’instant', to: 'end' },
      ],
      typed: 'closing',
      number: 5,
    },
    closing,
  },
}
