import type { CareFlow } from '../flow.ts'
import { CALLED, NOT_CALLED, SOMEBODY_COMES, SOMEBODY_HELPS } from './heard-words.ts'

/** The child is never to be left alone at home: no step tells the parent to go out. */
export const parentAtLimit: CareFlow = {
  id: 'parent-at-limit',
  title: 'Un parent à bout, la peur de secouer ou de frapper son enfant',
  lines: ['samu', 'child', 'europe'],
  start: 'first',
  hears: [
    {
      form: / (?:je l ai|j ai) (?:(?!failli |envie |peur |presque |jamais |pas )\w+ ){0,2}(?:secoue|serre|frappe|tape|jete|lache)e?s? /,
      to: 'doctor',
    },
    { form: / (?:monstre|images?|mauvaise mere|mauvais pere|honte) | c est normal /, to: 'images' },
    { form: / (?:s est|est) (?:calme|calmee|endormie?|apaise|apaisee) | (?:il|elle) dort /, to: 'quiet' },
    { form: CALLED, to: 'relay' },
    { form: SOMEBODY_COMES, to: 'relay' },
    { form: SOMEBODY_HELPS, to: 'relay' },
    { form: NOT_CALLED, to: 'call' },
    {
      form: / (?:pose|posee|poser|mis|mise) (?:\w+ ){0,3}(?:lit|berceau|chambre|parc) |dans son lit /,
      to: 'laid-down',
    },
    { form: / (?:toute seule|tout seul|personne|seule?) /, to: 'call' },
  ],
  steps: {
    first: {
      says: [
        'Vous avez bien fait de l’écrire. Posez l’enfant, un bébé sur le dos dans son lit, fermez la porte et allez dans la pièce à côté : quelques minutes de pleurs sont sans danger, le secouer peut le tuer. Restez chez vous. Le 15 aide tout de suite, sans reproche ; le 119 écoute aussi les parents. L’enfant est-il posé ?',
        'On reprend par le plus important : l’enfant dans son lit, sur le dos, la porte fermée, vous dans la pièce à côté. Puis le 15, ou quelqu’un qui vienne. Est-il posé ?',
      ],
      choices: [
        { label: 'Oui, dans son lit', to: 'laid-down', means: 'yes' },
        { label: 'Pas encore', to: 'lay-down', means: 'no' },
        { label: 'Il y a eu un geste', to: 'doctor' },
        { label: 'Je ne peux pas appeler', to: 'text', means: 'cannot-call' },
      ],
      typed: 'listen',
    },
    'lay-down': {
      says: [
        'Faites-le maintenant, avant de me répondre : sur le dos, dans son lit, rien autour. Puis la porte, et la pièce d’à côté. S’il pleure, il respire : il peut attendre que vos mains ne tremblent plus. C’est fait ?',
      ],
      choices: [
        { label: 'C’est fait', to: 'laid-down', means: 'yes' },
        { label: 'Je n’y arrive pas', to: 'call', means: 'no' },
        { label: 'Il y a eu un geste', to: 'doctor' },
      ],
      typed: 'listen',
    },
    'laid-down': {
      says: [
        'Là, il est en sécurité, et c’est vous qui l’y avez mis. Restez dans la pièce à côté, de l’eau froide sur les mains, un souffle lent. Allez le voir toutes les cinq minutes, sans le prendre tant que vous tremblez. Qui peut venir vous relayer ?',
      ],
      choices: [
        { label: 'Quelqu’un vient', to: 'relay', means: 'yes' },
        { label: 'Personne', to: 'call', means: 'no' },
        { label: 'Ça remonte', to: 'first' },
      ],
      typed: 'listen',
    },
    call: {
      says: [
        'Alors le 15, maintenant : « Je suis seul·e avec mon enfant, je suis à bout, j’ai peur de mon geste. » On vous aide au téléphone, et on peut envoyer quelqu’un. Le 119 écoute aussi les parents, jour et nuit. Réveiller un voisin est permis. Pouvez-vous appeler ?',
        'Personne ne vous reprochera d’appeler avant : c’est protéger votre enfant, et vous. Le 15, ou le 119. L’enfant reste dans son lit pendant l’appel. Pouvez-vous ?',
      ],
      choices: [
        { label: 'J’appelle', to: 'relay', means: 'yes' },
        { label: 'Je ne peux pas appeler', to: 'text', means: 'cannot-call' },
        { label: 'Il s’est calmé', to: 'quiet' },
      ],
      typed: 'listen',
    },
    text: {
      says: [
        'Le 114 répond par SMS : « Seul·e avec mon enfant, j’ai peur de mon geste », et l’adresse. Frapper chez un voisin, c’est bien aussi, l’enfant dans son lit. Est-ce possible ?',
      ],
      choices: [
        { label: 'C’est envoyé', to: 'relay', means: 'yes' },
        { label: 'Pas encore', to: 'lay-down', means: 'no' },
      ],
      typed: 'listen',
      lines: ['text', 'samu', 'child'],
    },
    doctor: {
      says: [
        'Alors le 15 tout de suite, même s’il a l’air d’aller bien : un enfant secoué, serré ou frappé doit être vu, et chaque minute compte s’il est mou, somnolent, vomit ou respire mal. Dites simplement ce qui s’est passé. Pouvez-vous appeler ?',
      ],
      choices: [
        { label: 'J’appelle', to: 'relay', means: 'yes' },
        { label: 'Je ne peux pas appeler', to: 'text', means: 'cannot-call' },
        { label: 'J’ai peur des suites', to: 'call' },
      ],
      typed: 'listen',
    },
    listen: {
      says: [
        'Je vous lis, et je reste là. Tant que cela déborde : l’enfant dans son lit, sur le dos, vous dans la pièce à côté, le 15 ou un proche au téléphone. Où en êtes-vous ?',
        'Je ne comprends pas tout, mais j’entends que c’est dur, là. Au 15, une personne vous comprendra et vous aidera tout de suite. Qu’est-ce qui est le plus proche ?',
        'Continuez d’écrire si cela aide, l’enfant posé et la porte fermée. Le 15 et le 119 répondent en ce moment. Qu’est-ce qui est le plus proche ?',
      ],
      choices: [
        { label: 'Il est dans son lit', to: 'laid-down', means: 'yes' },
        { label: 'Il s’est calmé', to: 'quiet' },
        { label: 'Je suis seul·e, à bout', to: 'call', means: 'no' },
        { label: 'Il y a eu un geste', to: 'doctor' },
      ],
      typed: 'listen',
    },
    relay: {
      says: [
        'D’accord. En attendant, l’enfant reste dans son lit et vous à côté. Quand quelqu’un est là, laissez-lui la garde et allez vous allonger : vous en avez besoin. Où en est-ce ?',
      ],
      choices: [
        { label: 'Quelqu’un est là', to: 'quiet', means: 'yes' },
        { label: 'Personne ne vient', to: 'call', means: 'no' },
        { label: 'Ça remonte', to: 'first' },
      ],
      typed: 'listen',
    },
    images: {
      says: [
        'Avoir peur de son geste ne fait pas de vous un monstre. Beaucoup de parents épuisés ont des gestes qui leur font peur ou des images affreuses, et n’osent pas le dire. En parler vite à un médecin, à une sage-femme ou à la PMI vous protège tous les deux. Est-ce calme, là ?',
      ],
      choices: [
        { label: 'Oui', to: 'quiet', means: 'yes' },
        { label: 'Non, ça remonte', to: 'first', means: 'no' },
        { label: 'J’ai aussi des idées noires', to: 'flow:despair' },
      ],
      typed: 'listen',
    },
    quiet: {
      says: [
        'Vous avez tenu. Pour la suite : une nuit relayée par quelqu’un, et cette semaine un médecin, une sage-femme ou la PMI, à qui dire « j’ai eu peur de mon geste ». Si cela remonte, l’enfant dans son lit, et le 15. De quoi avez-vous besoin, vous ?',
        'Si cela remonte : l’enfant dans son lit, la porte, le 15. Et vous, de quoi avez-vous besoin maintenant ?',
      ],
      choices: [
        { label: 'Souffler un moment', to: 'exercises' },
        { label: 'Parler de ce qui pèse', to: 'topics' },
        { label: 'Ça remonte', to: 'first' },
        { label: 'C’est bon pour l’instant', to: 'end' },
      ],
      typed: 'listen',
    },
  },
}
