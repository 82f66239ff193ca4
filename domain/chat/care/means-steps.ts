import type { Step } from '../flow.ts'

/** Means that the person has named, and putting them away; part of `common-steps.ts`. */
export const meansSteps = {
  firearm: {
    says: [
      'Une arme à portée de main rend ce moment dangereux. Sortez maintenant de la pièce où elle est. Puis les cartouches ailleurs, l’arme ou la clé chez un voisin ou à la gendarmerie, sans avoir à expliquer. Le 15 ou le 112 si l’envie est là ; le 3114 à toute heure. Pouvez-vous sortir de cette pièce ?',
      'Ne retournez pas près de cette arme. Le 15 ou le 112, maintenant : dites qu’il y a une arme et où vous êtes, on vient vous aider. Pouvez-vous vous en éloigner ?',
    ],
    choices: [
      { label: 'C’est fait', to: 'settled', means: 'yes' },
      { label: 'Je n’y arrive pas', to: 'now', means: 'no' },
      { label: 'J’appelle', to: 'calling' },
      { label: 'Je ne peux pas appeler', to: 'cannot-call', means: 'cannot-call' },
    ],
    typed: 'stay',
    lines: ['samu', 'suicide', 'text'],
  },
  medicines: {
    says: [
      'Ces médicaments, ne restez pas près d’eux : changez de pièce, ou donnez-les à quelqu’un. Si vous en avez déjà pris, c’est le 15 tout de suite. Le 3114 écoute, et le 114 répond par SMS si l’on peut vous entendre. Pouvez-vous vous en éloigner ?',
      'Je vous lis : ces médicaments sont là, et vous y pensez. Allez dans une autre pièce, loin d’eux, le téléphone en main : le 3114, ou le 114 par SMS. Est-ce possible ?',
    ],
    choices: [
      { label: 'C’est fait', to: 'settled', means: 'yes' },
      { label: 'Je n’y arrive pas', to: 'now', means: 'no' },
      { label: 'J’en ai pris', to: 'flow:overdose' },
      { label: 'Je ne peux pas appeler', to: 'cannot-call', means: 'cannot-call' },
    ],
    typed: 'stay',
    lines: ['suicide', 'text', 'samu'],
  },
  blade: {
    says: [
      'Posez cet objet dans une autre pièce, maintenant, ou dehors, et fermez la porte : le temps que cela redescende. Le 15 ou le 112 si cela peut arriver dans les minutes qui viennent, le 114 par SMS si parler est impossible. Pouvez-vous le poser loin de vous ?',
      'Loin de cet objet d’abord, c’est le plus important. Puis le 15, ou le 114 par SMS : une adresse suffit. Est-ce possible ?',
    ],
    choices: [
      { label: 'C’est fait', to: 'settled', means: 'yes' },
      { label: 'Je n’y arrive pas', to: 'now', means: 'no' },
      { label: 'J’appelle', to: 'calling' },
      { label: 'Je ne peux pas appeler', to: 'cannot-call', means: 'cannot-call' },
    ],
    typed: 'stay',
    lines: ['samu', 'text', 'suicide'],
  },
  'put-away': {
    says: [
      'Vous l’avez éloigné : c’est le geste qui protège le plus. Laissez-le là-bas cette nuit. Et maintenant, une voix : le 3114, ou quelqu’un qui vienne. Qu’est-ce qui est possible ?',
    ],
    choices: [
      { label: 'J’appelle le 3114', to: 'calling', means: 'yes' },
      { label: 'Quelqu’un peut venir', to: 'beside' },
      { label: 'C’est un peu moins fort', to: 'after' },
      { label: 'Je n’y arrive pas', to: 'now', means: 'no' },
    ],
    typed: 'stay',
  },
} as const satisfies Record<string, Step>
