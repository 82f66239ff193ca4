import type { CareFlow } from '../flow.ts'
import { CALLED } from './heard-words.ts'

export const elderAbuse: CareFlow = {
  id: 'elder-abuse',
  title: 'Maltraitance d’une personne âgée ou vulnérable',
  lines: ['elder', 'police', 'europe'],
  start: 'first',
  hears: [
    { form: CALLED, to: 'after' },
    { form: / (?:saigne|blessee?|tombee?|par terre|sans soins|respire) /, to: 'now' },
    { form: / (?:peur|suites|represailles|vengent?) /, to: 'note' },
  ],
  steps: {
    first: {
      says: [
        'Vous avez raison de ne pas laisser passer cela. Le 3977 écoute et conseille pour les personnes âgées ou en situation de handicap maltraitées, sans obligation de donner son nom. En danger maintenant : le 17 ou le 112. La personne est-elle en danger tout de suite ?',
      ],
      choices: [
        { label: 'Oui', to: 'now', means: 'yes' },
        { label: 'Non', to: 'who', means: 'no' },
        { label: 'Je ne sais pas', to: 'who', means: 'unsure' },
      ],
      typed: 'who',
    },
    now: {
      says: [
        'Le 17 ou le 112, et le 15 si elle est blessée, affaiblie, ou n’a plus ses soins. Restez auprès d’elle si vous le pouvez.',
      ],
      choices: [
        { label: 'J’appelle', to: 'note', means: 'yes' },
        { label: 'Je ne peux pas', to: 'note', means: 'no' },
      ],
      typed: 'listen',
      lines: ['police', 'samu', 'elder'],
    },
    who: {
      says: ['S’agit-il de vous, ou d’un proche ?'],
      choices: [
        { label: 'De moi', to: 'me' },
        { label: 'D’un proche', to: 'note' },
        { label: 'D’un lieu de soin', to: 'note' },
      ],
      typed: 'listen',
    },
    me: {
      says: [
        'Personne n’a le droit de vous traiter ainsi, même en vous aidant. Le 3977 vous écoute, vous, d’abord. Y a-t-il quelqu’un d’autre à qui le dire : médecin, pharmacienne, voisin ?',
      ],
      choices: [
        { label: 'Oui', to: 'after', means: 'yes' },
        { label: 'Non', to: 'after', means: 'no' },
        { label: 'C’est maintenant', to: 'now' },
      ],
      typed: 'listen',
    },
    note: {
      says: [
        'Notez ce que vous voyez, avec les dates, gardez les photos ou les papiers, et appelez le 3977 : ils disent qui prévenir, et comment, sans mettre la personne davantage en danger.',
      ],
      choices: [
        { label: 'J’appelle', to: 'after', means: 'yes' },
        { label: 'J’ai peur des suites', to: 'after' },
        { label: 'C’est maintenant', to: 'now' },
      ],
      typed: 'listen',
    },
    listen: {
      says: [
        'Je vous lis. Je ne comprends pas tout : au 3977, une personne écoute et dit quoi faire, sans obligation de donner son nom. Qu’est-ce qui est le plus proche ?',
        'Merci de continuer à écrire. Le 3977 conseille, le 17 ou le 15 si c’est maintenant. Qu’est-ce qui est le plus proche ?',
      ],
      choices: [
        { label: 'C’est maintenant', to: 'now' },
        { label: 'Il s’agit de moi', to: 'me' },
        { label: 'Savoir quoi faire', to: 'note' },
      ],
      typed: 'listen',
    },
    after: {
      says: ['Le 3977 reste là pour la suite. Et vous, comment vivez-vous cela ?'],
      choices: [
        { label: 'Parler de moi', to: 'topics' },
        { label: 'Souffler un moment', to: 'exercises' },
        { label: 'C’est bon pour l’instant', to: 'end' },
      ],
      typed: 'listen',
    },
  },
}
