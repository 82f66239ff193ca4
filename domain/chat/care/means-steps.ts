import type { Step } from '../flow.ts'

/** Means that the person has named, and putting them away; part of `common-steps.ts`. */
export const meansSteps = {
  firearm: {
    says: [
      'Une arme rend ce moment dangereux. N’allez pas la chercher, n’y touchez pas : restez loin de l’endroit où elle est. Un voisin, un proche ou la gendarmerie peut venir la prendre, sans que vous ayez à expliquer. Le 15 ou le 112 si l’envie est là, le 3114 à toute heure. Êtes-vous loin d’elle ?',
      'Ne retournez pas près de cette arme. Le 15 ou le 112, maintenant : dites qu’il y a une arme et où vous êtes, on vient vous aider. Pouvez-vous vous en éloigner ?',
      'Posez-la, sans plus y toucher, et sortez de la pièce sans elle. Le 15 ou le 112, ou le 114 par SMS : « une arme chargée », et l’adresse. Êtes-vous loin d’elle ?',
    ],
    choices: [
      { label: 'Oui, je suis loin d’elle', to: 'settled', means: 'yes' },
      { label: 'Non', to: 'now', means: 'no' },
      { label: 'J’appelle', to: 'calling' },
      { label: 'Je ne peux pas appeler', to: 'cannot-call', means: 'cannot-call' },
    ],
    typed: 'stay',
    lines: ['samu', 'suicide', 'text'],
  },
  medicines: {
    says: [
      'Ces médicaments, ne restez pas près d’eux : changez de pièce, ou donnez-les à quelqu’un. Si vous en avez déjà pris, c’est le 15 tout de suite. Le 3114 écoute, et le 114 répond par SMS si l’on peut vous entendre. Pouvez-vous vous en éloigner ?',
      'Je vous lis. D’abord loin de ces médicaments : une autre pièce, le téléphone en main : le 3114, ou le 114 par SMS. Est-ce possible ?',
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
  'two-lives': {
    says: [
      'Vous parlez de deux vies, la vôtre et une autre. Aimer quelqu’un et ne plus en pouvoir, cela arrive, et on peut être aidé à deux. Le 15 ou le 112 répond maintenant, pour vous et pour cette personne : « J’ai peur pour nos deux vies. » Que rien ne soit donné ni pris avant cet appel. Pouvez-vous appeler ?',
      'Deux vies comptent, la vôtre et l’autre. Au 15, ou au 114 par SMS, dites les deux, et l’adresse. Quelqu’un doit venir cette nuit : un proche, une voisine, les secours. Qu’est-ce qui est possible ?',
      'Si quelque chose est préparé, videz-le dans l’évier maintenant, et ne donnez rien. Puis le 15 ou le 112 : « J’ai peur pour nos deux vies. » Une adresse suffit. Est-ce possible ?',
    ],
    choices: [
      { label: 'J’appelle', to: 'calling', means: 'yes' },
      { label: 'Quelqu’un peut venir', to: 'beside' },
      { label: 'Je ne peux pas appeler', to: 'text', means: 'cannot-call' },
      { label: 'Je ne veux pas', to: 'two-lives', means: 'no' },
    ],
    typed: 'two-lives',
    lines: ['samu', 'text', 'suicide'],
  },
  farewell: {
    says: [
      'Une lettre, des affaires ou un animal confiés : cela ressemble à un adieu, et je préfère le demander. Avez-vous choisi un moment ? Le 3114 écoute tout de suite, le 15 ou le 112 si c’est bientôt.',
      'Ceux que vous laisseriez n’iraient pas mieux : ils chercheraient pourquoi, longtemps. Avant ce moment, une voix : le 3114 ou le 15. Y a-t-il un jour, une heure, que vous avez en tête ?',
    ],
    choices: [
      { label: 'Oui', to: 'now', means: 'yes' },
      { label: 'Non', to: 'near', means: 'no' },
      { label: 'J’appelle', to: 'calling' },
      { label: 'Je ne peux pas appeler', to: 'cannot-call', means: 'cannot-call' },
    ],
    typed: 'near',
    careful: { to: 'now', unless: 'no', isNamed: true },
  },
  'next-door': {
    says: [
      'Oui : allez-y maintenant, ou faites venir cette personne, sans rien emporter de dangereux. « Je ne vais pas bien, reste avec moi » suffit, et elle peut appeler le 3114 ou le 15 avec vous. Y allez-vous ?',
    ],
    choices: [
      { label: 'Oui', to: 'with-somebody', means: 'yes' },
      { label: 'J’ai honte', to: 'no-burden' },
      { label: 'Non', to: 'now', means: 'no' },
    ],
    typed: 'stay',
  },
  'children-kept': {
    says: [
      'Demander de l’aide, c’est les protéger, et ce n’est pas une raison de vous les enlever. Au 3114, vous pouvez dire aussi cette peur, sans donner votre nom. Qui pourrait venir, pour eux et pour vous ?',
    ],
    choices: [
      { label: 'Quelqu’un peut venir', to: 'beside', means: 'yes' },
      { label: 'J’appelle', to: 'calling' },
      { label: 'Personne', to: 'now', means: 'no' },
    ],
    typed: 'stay',
  },
  'with-somebody': {
    says: [
      'C’est un vrai pas, et vous n’êtes plus sans personne. Restez ensemble, confiez-lui ce avec quoi vous pourriez vous faire du mal. Le 3114 peut s’appeler à deux ; le 15 si quelque chose a été pris. Comment est-ce, là ?',
    ],
    choices: [
      { label: 'Un peu moins fort', to: 'after', means: 'yes' },
      { label: 'Pareil', to: 'breathe' },
      { label: 'Plus fort', to: 'now', means: 'no' },
      { label: 'J’ai pris quelque chose', to: 'flow:overdose' },
    ],
    typed: 'stay',
  },
  'to-whom': {
    says: [
      'À une voisine ou un voisin, à la pharmacie, à votre médecin ou aux secours : « Gardez-les, ne me les rendez pas cette nuit. » Sinon, sous clé, et la clé chez quelqu’un. Le 15 vous aide aussi à trouver à qui. Est-ce possible, maintenant ?',
    ],
    choices: [
      { label: 'Oui, c’est fait', to: 'put-away', means: 'yes' },
      { label: 'Non', to: 'now', means: 'no' },
      { label: 'Je ne peux pas appeler', to: 'cannot-call', means: 'cannot-call' },
    ],
    typed: 'stay',
  },
  'put-away': {
    says: [
      'Vous l’avez mis hors d’atteinte : c’est le geste qui protège le plus. Laissez-le ainsi cette nuit, et la clé chez quelqu’un s’il y en a une. Et maintenant, une voix : le 3114 ou le 15, pour vous et pour qui dépend de vous, ou quelqu’un qui vienne. Qu’est-ce qui est possible ?',
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
