import type { CareFlow } from '../flow.ts'

export const otherInCrisis: CareFlow = {
  id: 'other-in-crisis',
  title: 'Quelqu’un d’autre est en train de se mettre en danger',
  lines: ['samu', 'europe', 'suicide'],
  start: 'first',
  steps: {
    first: {
      says: [
        'Prenez-le au sérieux, vous avez raison. Si cette personne a pris quelque chose, est blessée, ou s’apprête à le faire : le 15 ou le 112 maintenant, en donnant l’adresse où elle se trouve. Pour savoir quoi dire ou faire, le 3114 conseille aussi les proches. Savez-vous où elle est ?',
        'On ne perd pas de temps : le 15 ou le 112 si le danger est immédiat, le 3114 pour être guidé·e. Savez-vous où se trouve cette personne ?',
      ],
      choices: [
        { label: 'Oui, avec moi', to: 'beside', means: 'yes' },
        { label: 'Oui, ailleurs', to: 'elsewhere' },
        { label: 'Non', to: 'lost', means: 'no' },
        { label: 'Je ne peux pas appeler', to: 'text', means: 'cannot-call' },
      ],
      typed: 'elsewhere',
    },
    beside: {
      says: [
        'Restez à côté, sans laisser cette personne seule, et éloignez médicaments, armes ou objets dangereux. Demandez simplement : « Est-ce que tu penses à mourir ? » : la question ne donne pas l’idée. Le 3114 peut parler avec vous deux.',
      ],
      choices: [
        { label: 'Elle ou il a pris quelque chose', to: 'act' },
        { label: 'Je reste à côté', to: 'stay', means: 'yes' },
        { label: 'J’appelle', to: 'stay' },
      ],
      typed: 'stay',
    },
    elsewhere: {
      says: [
        'Appelez le 15 ou le 112 et donnez son adresse, même approximative : les secours y vont. Ensuite, si vous le pouvez, appelez cette personne et restez en ligne : « Je suis là, quelqu’un arrive. » Y a-t-il un proche ou un voisin à côté d’elle ?',
      ],
      choices: [
        { label: 'Oui', to: 'stay', means: 'yes' },
        { label: 'Non', to: 'stay', means: 'no' },
        { label: 'Je ne peux pas appeler', to: 'text', means: 'cannot-call' },
      ],
      typed: 'stay',
    },
    lost: {
      says: [
        'Le 17 ou le 112 peut faire rechercher quelqu’un en danger : donnez son nom, son numéro, le dernier message, où elle a l’habitude d’aller. Gardez les messages reçus.',
      ],
      choices: [
        { label: 'J’appelle', to: 'stay', means: 'yes' },
        { label: 'Je sais où elle est', to: 'elsewhere' },
        { label: 'Je ne peux pas appeler', to: 'text', means: 'cannot-call' },
      ],
      typed: 'stay',
      lines: ['police', 'europe', 'suicide'],
    },
    act: {
      says: [
        'Le 15 maintenant, même sans signe. Gardez les boîtes, ne faites pas vomir, allongez la personne sur le côté si elle s’endort, et restez avec elle jusqu’à l’arrivée des secours.',
      ],
      choices: [
        { label: 'Les secours arrivent', to: 'stay', means: 'yes' },
        { label: 'Je ne peux pas appeler', to: 'text', means: 'cannot-call' },
      ],
      typed: 'stay',
    },
    text: {
      says: [
        'Le 114 répond par SMS : écrivez ce qui se passe et l’adresse. Quelqu’un d’autre peut aussi appeler le 15 pour vous.',
      ],
      choices: [
        { label: 'C’est envoyé', to: 'stay', means: 'yes' },
        { label: 'Pas encore', to: 'elsewhere', means: 'no' },
      ],
      typed: 'stay',
      lines: ['text', 'samu', 'europe'],
    },
    stay: {
      says: [
        'Vous faites ce qu’il faut, et vous n’êtes pas responsable de tout. Restez joignable, prévenez une deuxième personne, et le 3114 peut vous accompagner, vous aussi. Où en est-on ?',
      ],
      choices: [
        { label: 'Des secours ou un proche sont là', to: 'you', means: 'yes' },
        { label: 'Toujours pas de nouvelles', to: 'lost', means: 'no' },
        { label: 'Ça s’aggrave', to: 'act' },
      ],
      typed: 'you',
    },
    you: {
      says: ['Bien. Et vous, comment tenez-vous ? Avoir peur pour quelqu’un épuise, et cela se dit aussi.'],
      choices: [
        { label: 'Parler de moi', to: 'topics' },
        { label: 'Souffler un moment', to: 'exercises' },
        { label: 'C’est bon pour l’instant', to: 'end' },
      ],
      typed: 'you',
    },
  },
}
