import type { TopicFlow } from '../../flow.ts'
import { closingSteps } from '../closing-steps.ts'

export const decision: TopicFlow = {
  id: 'decision',
  chip: 'Décision',
  title: 'Une décision à prendre',
  start: 'what',
  steps: {
    what: {
      says: ['Hésiter fatigue plus que choisir, parfois. Quelle est la décision, en une phrase ?'],
      choices: [
        { label: 'Rester ou partir', to: 'when' },
        { label: 'Dire oui ou non', to: 'when' },
        { label: 'Entre deux chemins', to: 'when' },
      ],
      typed: 'when',
      isKept: true,
      number: 1,
    },
    when: {
      says: ['Faut-il trancher bientôt ?'],
      choices: [
        { label: 'Oui', to: 'for', means: 'yes' },
        { label: 'J’ai du temps', to: 'for', means: 'no' },
        { label: 'Je ne sais pas', to: 'for', means: 'unsure' },
      ],
      typed: 'for',
      isKept: true,
      number: 2,
    },
    for: {
      says: ['Qu’est-ce qui compte le plus pour vous là-dedans ?'],
      choices: [
        { label: 'Ma tranquillité', to: 'fear' },
        { label: 'Les autres', to: 'fear' },
        { label: 'Ne pas regretter', to: 'fear' },
        { label: 'Avancer', to: 'fear' },
      ],
      typed: 'fear',
      isKept: true,
      number: 3,
    },
    fear: {
      says: ['Que craignez-vous si vous choisissez l’un, et si vous choisissez l’autre ?'],
      choices: [
        { label: 'De me tromper', to: 'later' },
        { label: 'De blesser quelqu’un', to: 'later' },
        { label: 'De perdre quelque chose', to: 'later' },
      ],
      typed: 'later',
      isKept: true,
      number: 4,
    },
    later: {
      says: ['Imaginez-vous dans un an, la décision prise et vécue. De quel côté le souffle est-il plus large ?'],
      choices: [
        { label: 'D’un côté, je le sens', to: 'small' },
        { label: 'Pareil des deux', to: 'small' },
        { label: 'Je ne sens rien', to: 'small' },
      ],
      typed: 'small',
      isKept: true,
      number: 5,
    },
    small: {
      says: ['Peu de choix sont sans retour. Y a-t-il une façon d’essayer en petit avant de décider ?'],
      choices: [
        { label: 'Oui, je vois', to: 'step' },
        { label: 'Non', to: 'step', means: 'no' },
      ],
      typed: 'step',
      isKept: true,
      number: 6,
    },
    step: {
      says: ['Voulez-vous en faire un petit pas, ou regarder la pensée qui bloque ?'],
      choices: [
        { label: 'Un petit pas', to: 'flow:small-step' },
        { label: 'La pensée qui bloque', to: 'flow:thought-record' },
        { label: 'Non merci', to: 'door', means: 'no' },
      ],
      typed: 'door',
      number: 7,
    },
    ...closingSteps(
      8,
      'Je ne peux pas décider à votre place, et personne ne le devrait. En parler à voix haute avec quelqu’un aide souvent à s’entendre.',
    ),
  },
}
