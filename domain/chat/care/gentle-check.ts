import type { CareFlow } from '../flow.ts'
import { WORSE } from '../labels.ts'
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
        { label: WORSE, to: 'flow:not-well' },
      ],
      typed: 'which',
      careful: { to: 'which', unless: 'no' },
    },
    which: {
      says: [
        'Je vous lis. Qu’est-ce qui est le plus proche ? Le 3114 écoute à toute heure ; le 15 ou le 112, si c’est maintenant.',
        'Je vous lis, et nous allons en parler. Ma question reste là, sans vous presser : qu’est-ce qui est le plus proche ? Le 3114 écoute à toute heure, le 15 ou le 112 si c’est maintenant.',
        'Continuez avec vos mots, je lis tout. Et si quelque chose de cela est là, touchez-le : le 3114 écoute à toute heure, le 15 ou le 112 si c’est maintenant.',
        'Merci de continuer à écrire. Si ce n’est rien de tout cela, dites-le d’un mot, et nous parlons du reste. Sinon, le 3114 à toute heure, le 15 ou le 112 si c’est maintenant.',
      ],
      choices: [
        { label: 'Ne plus vouloir être là', to: 'flow:despair' },
        { label: 'J’ai pris quelque chose', to: 'flow:overdose' },
        { label: 'Quelqu’un me fait du mal', to: 'flow:not-well', means: 'yes' },
        { label: 'J’ai peur pour quelqu’un', to: 'flow:worry-for-other' },
        { label: 'J’ai peur de mon geste', to: 'flow:danger-to-others' },
        { label: 'Rien de tout cela', to: 'resume', means: 'no' },
      ],
      typed: 'which',
      careful: { to: 'which', unless: 'no' },
    },
  },
}
