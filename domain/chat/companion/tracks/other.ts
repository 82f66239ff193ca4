import type { TopicFlow } from '../../flow.ts'
import { closingSteps } from '../closing-steps.ts'

export const otherTopic: TopicFlow = {
  id: 'other',
  chip: 'Autre chose',
  title: 'Autre chose',
  start: 'what',
  steps: {
    what: {
      says: ['D’accord. Écrivez-le comme cela vient, même en désordre. Qu’est-ce qui se passe ?'],
      choices: [
        { label: 'Je ne sais pas par où commencer', to: 'start' },
        { label: 'Je préfère qu’on me guide', to: 'topics' },
      ],
      typed: 'since',
      isKept: true,
      number: 1,
    },
    start: {
      says: ['On peut commencer par le corps : comment vous sentez-vous, là, assis·e devant cet écran ?'],
      choices: [
        { label: 'Tendu·e', to: 'since' },
        { label: 'Fatigué·e', to: 'since' },
        { label: 'Vide', to: 'since' },
      ],
      typed: 'since',
      isKept: true,
      number: 2,
    },
    since: {
      says: ['Merci. Depuis quand est-ce ainsi ?'],
      choices: [
        { label: 'Aujourd’hui', to: 'heavy' },
        { label: 'Quelques semaines', to: 'heavy' },
        { label: 'Longtemps', to: 'heavy' },
      ],
      typed: 'heavy',
      isKept: true,
      number: 3,
    },
    heavy: {
      says: ['Qu’est-ce qui pèse le plus dans ce que vous avez écrit ?'],
      choices: [
        { label: 'Ce que je ressens', to: 'helped' },
        { label: 'Ce que quelqu’un a fait', to: 'helped' },
        { label: 'Ce qui m’attend', to: 'helped' },
      ],
      typed: 'helped',
      isKept: true,
      number: 4,
    },
    helped: {
      says: ['Dans des moments pareils, qu’est-ce qui vous a déjà aidé, même un peu ?'],
      choices: [
        { label: 'Parler à quelqu’un', to: 'step' },
        { label: 'Bouger, sortir', to: 'step' },
        { label: 'Rien', to: 'step' },
      ],
      typed: 'step',
      isKept: true,
      number: 5,
    },
    step: {
      says: ['Voulez-vous essayer quelque chose maintenant ?'],
      choices: [
        { label: 'Souffler un moment', to: 'exercises' },
        { label: 'Un petit pas', to: 'flow:small-step' },
        { label: 'Non merci', to: 'door', means: 'no' },
      ],
      typed: 'door',
      number: 6,
    },
    ...closingSteps(
      7,
      'Je guide pas à pas, et cela a ses limites. Une personne formée vous écoutera mieux que moi : une consultation ici, ou votre médecin.',
    ),
  },
}
