import type { CareFlow } from '../flow.ts'

/** Between ordinary and alarm: one short question, no phone number. */
export const gentleCheck: CareFlow = {
  id: 'gentle-check',
  title: 'Une question douce',
  lines: ['suicide'],
  start: 'first',
  steps: {
    first: {
      says: [
        'Merci de l’écrire. Avant d’aller plus loin, une question simple : vous arrive-t-il en ce moment de vous sentir en danger, ou de ne plus vouloir être là ?',
        'Je préfère demander que passer à côté : y a-t-il en ce moment quelque chose qui vous met en danger, vous ou quelqu’un d’autre ?',
      ],
      choices: [
        { label: 'Oui, parfois', to: 'which', means: 'yes' },
        { label: 'Non', to: 'resume', means: 'no' },
        { label: 'C’est plus grave que ça', to: 'flow:not-well' },
      ],
      typed: 'resume',
    },
    which: {
      says: ['Merci de le dire. Qu’est-ce qui est le plus proche ?'],
      choices: [
        { label: 'Ne plus vouloir être là', to: 'flow:despair' },
        { label: 'Quelqu’un me fait du mal', to: 'flow:not-well' },
        { label: 'J’ai peur pour quelqu’un', to: 'flow:worry-for-other' },
        { label: 'Rien de tout cela', to: 'resume', means: 'no' },
      ],
      typed: 'resume',
    },
  },
}
