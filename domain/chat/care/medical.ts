import type { CareFlow } from '../flow.ts'
import { CALLED, NOT_CALLED } from './heard-words.ts'

export const medical: CareFlow = {
  id: 'medical',
  title: 'Urgence du corps',
  lines: ['samu', 'europe', 'text'],
  start: 'first',
  hears: [
    { form: CALLED, to: 'calling' },
    { form: NOT_CALLED, to: 'doubt' },
    {
      form: / (?:mal|douleur|serre|poids) (?:\w+ ){0,3}(?:poitrine|thorax|coeur|bras) | (?:etouffe|respire (?:plus|mal|pas)) /,
      to: 'first',
    },
  ],
  steps: {
    first: {
      says: [
        'Ces signes peuvent être une urgence : appelez le 15 ou le 112 maintenant, un médecin vous dira quoi faire pendant l’appel. Pouvez-vous appeler ?',
        'Ne restez pas dans le doute : le 15 ou le 112, tout de suite, ou quelqu’un près de vous. Pouvez-vous appeler ?',
      ],
      choices: [
        { label: 'J’appelle', to: 'calling', means: 'yes' },
        { label: 'C’est pour quelqu’un d’autre', to: 'other' },
        { label: 'Je ne peux pas parler', to: 'text', means: 'cannot-call' },
        { label: 'C’est passé', to: 'passed' },
      ],
      typed: 'doubt',
    },
    other: {
      says: [
        'Restez à côté de cette personne. Si elle ne répond plus mais respire : sur le côté. Si elle ne respire plus : le 15 vous guide pour le massage cardiaque. Donnez d’abord l’adresse.',
      ],
      choices: [
        { label: 'J’appelle', to: 'calling', means: 'yes' },
        { label: 'Elle va mieux', to: 'passed' },
      ],
      typed: 'doubt',
    },
    text: {
      says: [
        'Le 114 répond par SMS, jour et nuit : ce qui se passe, l’âge, l’adresse. Quelqu’un autour peut aussi appeler le 15.',
      ],
      choices: [
        { label: 'C’est envoyé', to: 'calling', means: 'yes' },
        { label: 'C’est passé', to: 'passed' },
      ],
      typed: 'doubt',
      lines: ['text', 'samu', 'europe'],
    },
    doubt: {
      says: [
        'Personne ne peut le savoir par écrit, et attendre peut coûter cher : c’est au 15 ou au 112 d’en juger, avec vous, au téléphone. Si ce n’est rien, personne ne vous le reprochera. Appelez-vous maintenant ?',
        'Je ne peux pas dire d’où cela vient. Le 15, le 112, ou le 114 par SMS, avant toute autre chose. Appelez-vous ?',
      ],
      choices: [
        { label: 'J’appelle', to: 'calling', means: 'yes' },
        { label: 'Je ne peux pas parler', to: 'text', means: 'cannot-call' },
        { label: 'C’est passé', to: 'passed' },
      ],
      typed: 'doubt',
    },
    calling: {
      says: [
        'Faites ce qu’on vous dit au téléphone, même si cela paraît trop simple. Asseyez-vous ou allongez-vous, porte ouverte. Où en êtes-vous ?',
        'Restez en ligne avec le 15. Si cela change, dites-le tout de suite. Où en êtes-vous ?',
      ],
      choices: [
        { label: 'Les secours arrivent', to: 'passed', means: 'yes' },
        { label: 'On m’a rassuré·e', to: 'passed' },
        { label: 'Ça s’aggrave', to: 'first' },
      ],
      typed: 'calling',
    },
    passed: {
      says: [
        'D’accord. Si cela revient, le 15 sans hésiter ; et dites-le à un médecin dans les jours qui viennent. Voulez-vous parler d’autre chose ?',
      ],
      choices: [
        { label: 'Souffler un moment', to: 'exercises' },
        { label: 'Parler de ce qui pèse', to: 'topics' },
        { label: 'Ça revient', to: 'first' },
        { label: 'C’est bon pour l’instant', to: 'end' },
      ],
      typed: 'passed',
    },
  },
}
