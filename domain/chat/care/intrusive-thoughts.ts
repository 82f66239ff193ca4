import type { CareFlow } from '../flow.ts'
import { AFRAID_FOR_CHILD, CALLED, SOMEBODY_COMES, TWO_LIVES } from './heard-words.ts'

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
    { form: / (?:voix|entends) (?:\w+ ){0,8}(?:dit|dire|ordonne|parle|ciel|bebe) /, to: 'voice', atOnce: true },
    { form: TWO_LIVES, to: 'voice', atOnce: true },
    {
      form: / (?:me (?:le|la|l) (?:prendre|enlever|retirer)|placer|placement|services sociaux|m enlever) /,
      to: 'kept',
    },
    { form: AFRAID_FOR_CHILD, to: 'control' },
    { form: CALLED, to: 'voice' },
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
      typed: 'listen',
    },
    voice: {
      says: [
        'C’est une urgence qui se soigne, et ce n’est pas vous. Posez le bébé sur le dos dans son lit, fermez la porte, restez à côté. Le 15 ou le 112 maintenant : « Je viens d’avoir un bébé, j’ai besoin d’aide tout de suite. » Puis quelqu’un qui vienne, tout de suite. Pouvez-vous appeler ?',
        'Le bébé dans son lit, vous à côté, et quelqu’un qui vienne : le 15, votre partenaire, une voisine. Ne restez pas sans personne avec lui, le temps d’être soignée. Où en êtes-vous ?',
      ],
      choices: [
        { label: 'J’appelle', to: 'call', means: 'yes' },
        { label: 'Ça ne répond pas', to: 'call' },
        { label: 'Quelqu’un vient', to: 'sleep' },
        { label: 'Je n’y arrive pas', to: 'flow:parent-at-limit', means: 'no' },
      ],
      typed: 'voice',
    },
    kept: {
      says: [
        'Non. Demander de l’aide n’est pas une raison de vous l’enlever, et d’ici personne n’est prévenu. Ces images sont fréquentes après une naissance, et elles se soignent. Une sage-femme, la PMI ou un médecin les connaît. Êtes-vous seul·e avec le bébé, là ?',
      ],
      choices: [
        { label: 'Oui', to: 'alone', means: 'yes' },
        { label: 'Non', to: 'fear', means: 'no' },
        { label: 'Je pourrais perdre le contrôle', to: 'control' },
      ],
      typed: 'listen',
    },
    alone: {
      says: [
        'Alors appelez quelqu’un qui vienne maintenant, même au travail : « J’ai besoin de toi, là. » Et aujourd’hui la maternité, la sage-femme ou un médecin ; le 15 si la peur monte. Le bébé peut rester dans son lit, vous à côté. Qui pouvez-vous appeler ?',
      ],
      choices: [
        { label: 'Quelqu’un vient', to: 'sleep', means: 'yes' },
        { label: 'Personne', to: 'call', means: 'no' },
        { label: 'La peur monte', to: 'control' },
      ],
      typed: 'listen',
    },
    listen: {
      says: [
        'Je vous lis. Avoir peur de ces images montre que vous voulez le protéger. Si la peur monte : le bébé dans son lit, sur le dos, vous à côté, et le 15. Qu’est-ce qui est le plus proche ?',
        'Je ne comprends pas tout ce que vous écrivez. Une sage-femme, la PMI ou un médecin comprendra, et le 15 répond tout de suite. Qu’est-ce qui est le plus proche ?',
      ],
      choices: [
        { label: 'Ces images me font peur', to: 'fear' },
        { label: 'Je suis seul·e avec lui', to: 'alone' },
        { label: 'Je pourrais perdre le contrôle', to: 'control', means: 'yes' },
        { label: 'J’entends une voix', to: 'voice' },
        { label: 'J’ai aussi des idées noires', to: 'flow:despair' },
      ],
      typed: 'listen',
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
      typed: 'listen',
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
      typed: 'listen',
    },
  },
}
