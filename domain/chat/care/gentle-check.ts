import type { CareFlow } from '../flow.ts'
import { SOMEBODY_ELSE } from './heard-words.ts'

/** Between ordinary and alarm: one short question, no phone number. */
export const gentleCheck: CareFlow = {
  id: 'gentle-check',
  title: 'Une question douce',
  lines: ['suicide'],
  start: 'first',
  hears: [
    { form: / (?:pour|a cause de) (?:lui|elle|eux) | (?:lui|elle) oui /, to: 'flow:worry-for-other' },
    { form: SOMEBODY_ELSE, to: 'flow:worry-for-other' },
  ],
  steps: {
    first: {
      says: [
        'Merci de l’écrire. Avant d’aller plus loin, une question simple : y a-t-il en ce moment un danger, pour vous ou pour quelqu’un, ou l’envie de ne plus être là ?',
        'Je préfère demander que passer à côté : y a-t-il en ce moment quelque chose qui vous met en danger, ou l’envie de ne plus être là ?',
      ],
      choices: [
        { label: 'Oui, parfois', to: 'which', means: 'yes' },
        { label: 'Non', to: 'resume', means: 'no' },
        { label: 'C’est plus grave que ça', to: 'flow:not-well' },
      ],
      typed: 'still',
      careful: { to: 'which', unless: 'no' },
    },
    which: {
      says: [
        'Merci de répondre. Qu’est-ce qui est le plus proche ? Si vous préférez une voix, le 3114 écoute à toute heure.',
      ],
      choices: [
        { label: 'Ne plus vouloir être là', to: 'flow:despair' },
        { label: 'Quelqu’un me fait du mal', to: 'flow:not-well' },
        { label: 'J’ai peur pour quelqu’un', to: 'flow:worry-for-other' },
        { label: 'J’ai peur de mon geste', to: 'flow:danger-to-others' },
        { label: 'Rien de tout cela', to: 'resume', means: 'no' },
      ],
      typed: 'still',
      careful: { to: 'flow:not-well', unless: 'no' },
    },
    still: {
      says: [
        'Je vous lis, et nous allons en parler. Ma question reste là, sans vous presser : y a-t-il un danger, pour vous ou pour quelqu’un, ou l’envie de ne plus être là ? Si oui, le 3114 écoute à toute heure, le 15 ou le 112 si c’est maintenant.',
      ],
      choices: [
        { label: 'Oui', to: 'which', means: 'yes' },
        { label: 'Non', to: 'resume', means: 'no' },
        { label: 'C’est plus grave que ça', to: 'flow:not-well' },
      ],
      typed: 'resume',
      careful: { to: 'which', unless: 'no' },
    },
  },
}
