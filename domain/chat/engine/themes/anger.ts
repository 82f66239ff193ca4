import type { Theme } from './theme.ts'

export const anger: Theme = {
  id: 'anger',
  name: 'cette colère',
  exercise: 'breathing',
  patterns: [
    'colère',
    'énerv*',
    'rage',
    'furieu*',
    'haine',
    'marre',
    'ras le bol',
    'agac*',
    'injust*',
    'saoul*',
    'seum',
    'en veux',
    'hurl*',
    'déteste',
    'supporte plus',
    'dég',
    'dégoûté*',
  ],
  heard: [
    'Cette colère dit sans doute que quelque chose d’important a été touché.',
    'Il y a de quoi en avoir assez.',
    'La colère protège souvent une blessure.',
  ],
  questions: [
    'Qu’est-ce qui vous a touché le plus là-dedans ?',
    'Que se passe-t-il dans votre corps quand cela monte ?',
    'Qu’auriez-vous voulu que l’autre fasse ?',
    'Comment faites-vous redescendre la pression, d’habitude ?',
    'De quoi auriez-vous besoin pour tourner la page ?',
  ],
  tips: [
    'Quitter la pièce dix minutes en disant « je reviens » protège tout le monde, à commencer par vous.',
    'Dépenser d’abord la tension dans le corps, en marchant vite, rend les mots plus justes ensuite.',
    'Écrire le message sans l’envoyer avant le lendemain évite bien des regrets.',
  ],
}
