import type { TopicFlow } from '../../flow.ts'
import { closingSteps } from '../closing-steps.ts'
import { dyingQuestion } from '../dying-question.ts'

export const esteem: TopicFlow = {
  id: 'esteem',
  chip: 'Estime de soi',
  title: 'Estime de soi',
  start: 'what',
  steps: {
    what: {
      says: ['La voix qui juge peut être très dure. Sur quoi s’acharne-t-elle ?'],
      choices: [
        { label: 'Ce que je fais', to: 'says' },
        { label: 'Mon corps', to: 'says' },
        { label: 'Ce que je suis', to: 'says' },
        { label: 'Je me compare', to: 'says' },
      ],
      typed: 'says',
      isKept: true,
      number: 1,
    },
    says: {
      says: ['Que dit-elle, mot pour mot ?'],
      choices: [
        { label: '« Je suis nul·le »', to: 'origin' },
        { label: '« Les autres font mieux »', to: 'origin' },
        { label: '« Je ne mérite pas »', to: 'origin' },
      ],
      typed: 'origin',
      isKept: true,
      number: 2,
    },
    origin: {
      says: ['Cette voix ressemble-t-elle à quelqu’un, ou à une époque ?'],
      choices: [
        { label: 'Oui', to: 'dying', means: 'yes' },
        { label: 'Non', to: 'dying', means: 'no' },
        { label: 'Je ne sais pas', to: 'dying', means: 'unsure' },
      ],
      typed: 'dying',
      isKept: true,
      number: 3,
    },
    dying: dyingQuestion('friend', 4),
    friend: {
      says: ['Si une amie vous disait la même chose d’elle-même, que lui répondriez-vous ?'],
      choices: [
        { label: 'Qu’elle exagère', to: 'fact' },
        { label: 'Que je l’aime comme elle est', to: 'fact' },
        { label: 'Je ne saurais pas', to: 'fact' },
      ],
      typed: 'fact',
      isKept: true,
      number: 5,
    },
    fact: {
      says: [
        'L’estime revient moins en se répétant des compliments qu’en voyant des faits. Citez une chose, petite, que vous avez bien faite cette semaine.',
      ],
      choices: [
        { label: 'J’en trouve une', to: 'step' },
        { label: 'Je n’en trouve pas', to: 'step' },
      ],
      typed: 'step',
      isKept: true,
      number: 6,
    },
    step: {
      says: ['Voulez-vous regarder cette pensée de plus près, ou pratiquer la douceur envers vous ?'],
      choices: [
        { label: 'Le carnet de pensées', to: 'flow:thought-record' },
        { label: 'De la douceur envers moi', to: 'flow:kindness' },
        { label: 'Non merci', to: 'door', means: 'no' },
      ],
      typed: 'door',
      number: 7,
    },
    ...closingSteps(
      8,
      'Quand cette voix gâche les journées, en parler à une personne change souvent les choses. Une consultation ici est faite pour cela.',
    ),
  },
}
