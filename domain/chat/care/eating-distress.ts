import type { CareFlow } from '../flow.ts'
import { BODY_SIGNS } from './heard-words.ts'

export const eatingDistress: CareFlow = {
  id: 'eating-distress',
  title: 'Vomir, jeûner, ne plus maîtriser son alimentation',
  lines: ['eating', 'samu', 'suicide'],
  start: 'first',
  hears: [
    { form: BODY_SIGNS, to: 'now' },
    { form: / (?:infirmiere|medecin|docteur|prof|professeure?|cpe|mere|parents) /, to: 'tell' },
  ],
  steps: {
    first: {
      says: [
        'Merci d’en parler, c’est souvent gardé secret longtemps. Oui, cela peut être dangereux pour le corps, et cela se soigne. La ligne Anorexie Boulimie Info écoute, au 0 810 037 037, et un médecin peut vérifier que tout va bien. Y a-t-il en ce moment des malaises, le cœur qui s’emballe, ou du sang ?',
      ],
      choices: [
        { label: 'Oui', to: 'now', means: 'yes' },
        { label: 'Non', to: 'doctor', means: 'no' },
        { label: 'Je ne sais pas', to: 'doctor', means: 'unsure' },
      ],
      typed: 'doctor',
    },
    now: {
      says: [
        'Alors appelez le 15 maintenant et dites-le tel quel. Ces signes se soignent vite quand on les prend tôt. Ne restez pas sans personne aujourd’hui. Pouvez-vous appeler ?',
        'Oui, cela doit être vu aujourd’hui : le 15 le dit au téléphone, sans reproche. Un adulte ou un proche peut appeler avec vous. Pouvez-vous ?',
      ],
      choices: [
        { label: 'J’appelle', to: 'doctor', means: 'yes' },
        { label: 'Je n’ose pas', to: 'doctor', means: 'no' },
      ],
      typed: 'doctor',
      lines: ['samu', 'europe', 'eating'],
    },
    doctor: {
      says: [
        'Un médecin vérifie simplement que le corps tient, et cela se soigne. Vous pouvez commencer par une phrase, à un médecin ou au 0 810 037 037 : « Je n’arrive plus à manger normalement et j’ai peur. » Personne ne vous grondera. Quelqu’un le sait-il autour de vous ?',
      ],
      choices: [
        { label: 'Oui', to: 'talk', means: 'yes' },
        { label: 'Non', to: 'talk', means: 'no' },
        { label: 'J’ai aussi des idées noires', to: 'flow:despair' },
      ],
      typed: 'talk',
    },
    tell: {
      says: [
        'Oui, c’est une bonne personne à qui le dire. Par exemple : « Je me prive ou je me fais vomir, et j’ai peur pour mon corps. » Si vous faites un malaise d’ici là, le 15. Quand pouvez-vous lui parler ?',
      ],
      choices: [
        { label: 'Aujourd’hui ou demain', to: 'talk', means: 'yes' },
        { label: 'Je n’ose pas', to: 'doctor', means: 'no' },
        { label: 'J’ai des malaises', to: 'now' },
      ],
      typed: 'talk',
    },
    talk: {
      says: [
        'D’accord. Ici, on ne parlera ni de poids ni de quantités, mais de ce que vous vivez, si vous voulez.',
        'Merci de me l’écrire. Beaucoup de personnes l’ont gardé pour elles longtemps avant d’en parler. Le 0 810 037 037 écoute, et un médecin peut aider.',
        'Je vous lis. Vous pouvez aussi montrer cette page à un médecin, sans rien avoir à expliquer.',
      ],
      choices: [
        { label: 'Parler de ce qui pèse', to: 'topics' },
        { label: 'Prendre rendez-vous', href: '/appointment' },
        { label: 'C’est bon pour l’instant', to: 'end' },
      ],
      typed: 'talk',
    },
  },
}
