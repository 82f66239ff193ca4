import type { TopicFlow } from '../../flow.ts'
import { closingSteps } from '../closing-steps.ts'
import { dyingQuestion } from '../dying-question.ts'

export const sadness: TopicFlow = {
  id: 'sadness',
  chip: 'Tristesse',
  title: 'Tristesse',
  start: 'what',
  steps: {
    what: {
      says: ['La tristesse a sa raison d’être, même quand on ne la trouve pas. Comment se montre-t-elle ?'],
      choices: [
        { label: 'Je pleure souvent', to: 'since' },
        { label: 'Plus rien ne me fait envie', to: 'since' },
        { label: 'Je me sens vide', to: 'since' },
      ],
      typed: 'since',
      isKept: true,
      number: 1,
    },
    since: {
      says: ['Depuis quand est-elle là ?'],
      choices: [
        { label: 'Quelques jours', to: 'event' },
        { label: 'Quelques semaines', to: 'event' },
        { label: 'Longtemps', to: 'event' },
      ],
      typed: 'event',
      isKept: true,
      number: 2,
    },
    event: {
      says: ['Y a-t-il eu quelque chose au départ, ou est-elle venue peu à peu ?'],
      choices: [
        { label: 'Il s’est passé quelque chose', to: 'light' },
        { label: 'Peu à peu', to: 'light' },
        { label: 'Je ne sais pas', to: 'light', means: 'unsure' },
      ],
      typed: 'light',
      isKept: true,
      number: 3,
    },
    light: {
      says: ['Y a-t-il encore un moment, une personne, une chose, qui éclaire un peu ?'],
      choices: [
        { label: 'Oui', to: 'dying', means: 'yes' },
        { label: 'Presque plus', to: 'dying', means: 'no' },
        { label: 'Je ne sais pas', to: 'dying', means: 'unsure' },
      ],
      typed: 'dying',
      isKept: true,
      number: 4,
    },
    dying: dyingQuestion('move', 5),
    move: {
      says: [
        'Quand l’envie a disparu, attendre qu’elle revienne pour agir prolonge souvent la tristesse. Un geste minuscule, fait sans envie, la fait parfois revenir après. Lequel serait possible aujourd’hui ?',
      ],
      choices: [
        { label: 'Sortir cinq minutes', to: 'step' },
        { label: 'Écrire à quelqu’un', to: 'step' },
        { label: 'Prendre soin de moi', to: 'step' },
      ],
      typed: 'step',
      isKept: true,
      number: 6,
    },
    step: {
      says: ['Voulez-vous le préparer ensemble, pas à pas ?'],
      choices: [
        { label: 'Oui, un petit pas', to: 'flow:small-step', means: 'yes' },
        { label: 'Plutôt de la douceur envers moi', to: 'flow:kindness' },
        { label: 'Non merci', to: 'door', means: 'no' },
      ],
      typed: 'door',
      number: 7,
    },
    ...closingSteps(
      8,
      'Si la tristesse est là presque tous les jours depuis deux semaines, ou si elle coupe l’appétit et le sommeil, un médecin doit le savoir. Et vous pouvez en parler ici, en consultation.',
    ),
  },
}
