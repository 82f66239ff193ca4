import type { CareFlow } from '../flow.ts'
import { SOMEBODY_COMES } from './heard-words.ts'

export const intrusiveThoughts: CareFlow = {
  id: 'intrusive-thoughts',
  title: 'Des images qui font peur, autour d’un bébé ou d’un proche',
  lines: ['samu', 'suicide', 'europe'],
  start: 'first',
  hears: [
    {
      form: / (?:secou\w+|perd\w* le controle|hurle|mains qui tremblent|serre (?:\w+ ){0,3}fort) /,
      to: 'flow:parent-at-limit',
    },
    { form: SOMEBODY_COMES, to: 'sleep' },
  ],
  steps: {
    first: {
      says: [
        'Avoir une image affreuse qui surgit et qui vous dégoûte n’est pas vouloir le faire. Beaucoup de jeunes parents en ont, et n’osent pas le dire. En parler à un médecin, à une sage-femme ou à la PMI soulage, et personne ne vous jugera. Est-ce que ces images vous font peur, ou avez-vous l’impression que vous pourriez vraiment perdre le contrôle ?',
      ],
      choices: [
        { label: 'Elles me font peur', to: 'fear' },
        { label: 'Je pourrais perdre le contrôle', to: 'control' },
        { label: 'Je ne sais pas', to: 'fear', means: 'unsure' },
      ],
      typed: 'fear',
    },
    control: {
      says: [
        'Alors posez le bébé en sécurité dans son lit, fermez la porte, et appelez quelqu’un qui vienne tout de suite. Le 15 aide aussi pour cela, jour et nuit, sans reproche. Y a-t-il quelqu’un qui peut venir ?',
      ],
      choices: [
        { label: 'Oui', to: 'fear', means: 'yes' },
        { label: 'Non', to: 'call', means: 'no' },
      ],
      typed: 'call',
    },
    call: {
      says: [
        'Appelez le 15 et dites : « Je suis épuisé·e, j’ai peur de mon geste, j’ai besoin d’aide maintenant. » C’est protéger votre enfant, et vous.',
      ],
      choices: [
        { label: 'J’appelle', to: 'fear', means: 'yes' },
        { label: 'Ça va mieux', to: 'fear' },
      ],
      typed: 'call',
    },
    fear: {
      says: [
        'Ces pensées perdent de leur force quand on ne lutte pas contre elles et qu’on n’est plus seul·e avec. Dormez-vous un peu ? Avez-vous parlé de vos journées à quelqu’un ?',
      ],
      choices: [
        { label: 'Je ne dors presque plus', to: 'sleep' },
        { label: 'Je n’ai parlé à personne', to: 'sleep' },
        { label: 'J’ai aussi des idées noires', to: 'flow:despair' },
      ],
      typed: 'sleep',
    },
    sleep: {
      says: [
        'Une nuit relayée par quelqu’un et un rendez-vous cette semaine (médecin, sage-femme, PMI) sont les deux gestes qui aident le plus. Voulez-vous souffler un peu maintenant ?',
      ],
      choices: [
        { label: 'Souffler un moment', to: 'exercises' },
        { label: 'Parler de ce qui pèse', to: 'topics' },
        { label: 'C’est bon pour l’instant', to: 'end' },
      ],
      typed: 'sleep',
    },
  },
}
