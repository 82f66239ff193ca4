import type { Step } from '../flow.ts'
import { meansSteps } from './means-steps.ts'

/** Steps shared by every flow about suicide: who is near, distance from means, how the call goes, coming back. */
export const stayingSafe = {
  near: {
    says: [
      'Vous n’avez pas à porter cela sans personne. Y a-t-il quelqu’un près de vous, ou quelqu’un qui pourrait venir ?',
      'Qui pourrait être à côté de vous dans l’heure qui vient ?',
    ],
    choices: [
      { label: 'Oui', to: 'beside', means: 'yes' },
      { label: 'Non, personne', to: 'alone', means: 'no' },
      { label: 'Je ne peux pas appeler', to: 'cannot-call', means: 'cannot-call' },
    ],
    typed: 'whoever',
  },
  whoever: {
    says: [
      'Merci de me l’écrire. Si quelqu’un peut venir, une phrase suffit : « Je ne vais pas bien, reste avec moi. » Sinon, au 3114, quelqu’un répond maintenant, et au 15 si le danger est là. Lequel des deux est possible ?',
    ],
    choices: [
      { label: 'Quelqu’un peut venir', to: 'beside', means: 'yes' },
      { label: 'Plutôt le 3114', to: 'call' },
      { label: 'Ni l’un ni l’autre', to: 'means', means: 'no' },
      { label: 'Je ne peux pas appeler', to: 'cannot-call', means: 'cannot-call' },
    ],
    typed: 'stay',
  },
  beside: {
    says: [
      'Une phrase suffit pour cette personne : « Je ne vais pas bien, j’ai besoin que tu restes avec moi. » Et ce avec quoi vous pourriez vous faire du mal, pouvez-vous le lui confier, ou vous en éloigner ?',
    ],
    choices: [
      { label: 'C’est fait', to: 'settled', means: 'yes' },
      { label: 'Pas encore', to: 'means', means: 'no' },
      { label: 'Je n’ose pas lui dire', to: 'tell' },
    ],
    typed: 'stay',
  },
  tell: {
    says: [
      'Vous pouvez le lui écrire, ou montrer cet écran. Par exemple : « J’ai des idées noires, je ne veux pas rester sans personne. Tu peux venir ? » La personne n’a pas besoin de trouver les mots, seulement d’être là.',
    ],
    choices: [
      { label: 'Je l’envoie', to: 'settled', means: 'yes' },
      { label: 'Je préfère le 3114', to: 'call' },
      { label: 'Je n’y arrive pas', to: 'alone', means: 'no' },
    ],
    typed: 'stay',
  },
  alone: {
    says: [
      'Alors la personne à joindre maintenant, c’est quelqu’un du 3114 : un soignant ou une soignante répond, gratuitement, jour et nuit. Voulez-vous savoir comment se passe l’appel ?',
    ],
    choices: [
      { label: 'J’appelle', to: 'calling', means: 'yes' },
      { label: 'Comment ça se passe ?', to: 'call' },
      { label: 'Je ne peux pas appeler', to: 'cannot-call', means: 'cannot-call' },
    ],
    typed: 'stay',
  },
  call: {
    says: [
      'Au 3114, quelqu’un décroche, écoute et ne juge pas. Vous n’êtes pas obligé·e de dire votre nom. Une première phrase possible : « Je pense à mourir et j’ai besoin de parler à quelqu’un. » Vous pouvez raccrocher à tout moment.',
      'La première phrase au 3114 peut être toute simple : « Ça ne va pas, je ne sais pas par où commencer. » La personne au bout du fil posera les questions.',
    ],
    choices: [
      { label: 'J’appelle', to: 'calling', means: 'yes' },
      { label: 'Pas maintenant', to: 'means', means: 'no' },
      { label: 'Je ne peux pas appeler', to: 'cannot-call', means: 'cannot-call' },
    ],
    typed: 'stay',
  },
  'cannot-call': {
    says: [
      'On peut être aidé sans parler : le 114 répond par SMS, jour et nuit, si vous êtes en danger maintenant. Vous pouvez aussi montrer cet écran à quelqu’un qui appellera le 3114 pour vous. Y a-t-il une telle personne ?',
    ],
    choices: [
      { label: 'Oui', to: 'tell', means: 'yes' },
      { label: 'Non', to: 'means', means: 'no' },
      { label: 'J’écris au 114', to: 'text' },
    ],
    typed: 'stay',
    lines: ['text', 'suicide', 'samu'],
  },
  text: {
    says: [
      'Le 114 est fait pour cela : on écrit par SMS, sans parler et sans entendre. Deux choses suffisent : où vous êtes, et « je vais me faire du mal ». En attendant la réponse, éloignez-vous de ce qui pourrait vous blesser. Est-ce possible ?',
    ],
    choices: [
      { label: 'J’ai écrit au 114', to: 'settled', means: 'yes' },
      { label: 'Je me suis éloigné·e', to: 'settled' },
      { label: 'Je n’y arrive pas', to: 'now', means: 'no' },
    ],
    typed: 'stay',
    lines: ['text', 'samu', 'suicide'],
  },
  coming: {
    says: [
      'Quelqu’un vient : c’est ce qu’il fallait. D’ici là, restez où vous êtes, loin de ce qui pourrait vous faire du mal, et dites-le-lui en arrivant. Si cela monte avant, le 3114, le 15 ou le 114 par SMS. Comment est-ce, là ?',
    ],
    choices: [
      { label: 'Un peu moins fort', to: 'after', means: 'yes' },
      { label: 'Pareil', to: 'breathe' },
      { label: 'Plus fort', to: 'now', means: 'no' },
    ],
    typed: 'stay',
  },
  leaving: {
    says: [
      'Avant de partir, une seule chose : le 15 ou le 112 si cela peut arriver maintenant, le 114 par SMS sans parler, le 3114 pour une voix. Quelqu’un peut-il venir près de vous ?',
    ],
    choices: [
      { label: 'Quelqu’un peut venir', to: 'beside', means: 'yes' },
      { label: 'Non, personne', to: 'alone', means: 'no' },
      { label: 'J’appelle', to: 'calling' },
      { label: 'Je ne peux pas appeler', to: 'text', means: 'cannot-call' },
    ],
    typed: 'stay',
    lines: ['samu', 'text', 'suicide'],
  },
  'no-burden': {
    says: [
      'Vous ne dérangez personne, ni ici ni au 3114 : c’est fait pour cela, et ceux qui tiennent à vous préfèrent savoir. Avez-vous près de vous de quoi vous faire du mal ?',
    ],
    choices: [
      { label: 'Oui', to: 'means', means: 'yes' },
      { label: 'Non', to: 'near', means: 'no' },
      { label: 'Je préfère ne pas dire', to: 'means' },
    ],
    typed: 'stay',
    careful: { to: 'means', unless: 'no', isNamed: true },
  },
  ...meansSteps,
  trusted: {
    says: [
      'C’est une très bonne idée d’en parler à cette personne. Une phrase suffit : « J’ai des idées noires, j’ai besoin d’aide. » D’ici là, le 3114 ou le 114 par SMS, et quelqu’un près de vous si c’est trop fort. Quand pouvez-vous la voir ?',
    ],
    choices: [
      { label: 'Aujourd’hui ou demain', to: 'after', means: 'yes' },
      { label: 'Je n’ose pas', to: 'tell', means: 'no' },
      { label: 'C’est trop fort, là', to: 'now' },
    ],
    typed: 'stay',
  },
  stay: {
    says: [
      'Je vous lis, et je ne comprends pas tout. Si quelque chose a été pris, si le moment est décidé, ou si une autre vie est en jeu : le 15 ou le 112 maintenant, ou le 114 par SMS. Le 3114 écoute à toute heure. Qu’est-ce qui est le plus proche ?',
      'Merci de continuer à écrire. Je suis un programme, je ne peux appeler personne pour vous : le 15, le 112 ou le 114 par SMS envoie quelqu’un, le 3114 écoute. Qu’est-ce qui est le plus proche ?',
      'Une personne comprendra mieux que moi, tout de suite : le 3114, ou le 15 si une vie est en danger, la vôtre ou une autre. Prenez la réponse la plus proche :',
    ],
    choices: [
      { label: 'J’ai pris quelque chose', to: 'flow:overdose' },
      { label: 'Une autre vie est en jeu', to: 'two-lives' },
      { label: 'J’appelle', to: 'calling' },
      { label: 'Je n’y arrive pas', to: 'now', means: 'no' },
      { label: 'Je me suis éloigné·e', to: 'settled', means: 'yes' },
    ],
    typed: 'stay',
  },
  misread: {
    says: [
      'Pardon de vous faire répéter : je suis un programme, je comprends mal. Une personne, elle, comprendra : le 3114, ou le 15 si une vie est en danger, la vôtre ou une autre. Qu’est-ce qui est le plus proche ?',
      'Je vous ai encore mal lu, et je le regrette. Le 15, le 3114 ou le 114 par SMS : quelqu’un vous répondra vraiment. Qu’est-ce qui est possible ?',
    ],
    choices: [
      { label: 'J’appelle', to: 'calling' },
      { label: 'Quelqu’un peut venir', to: 'beside' },
      { label: 'Une autre vie est en jeu', to: 'two-lives' },
      { label: 'Je ne peux pas appeler', to: 'cannot-call', means: 'cannot-call' },
      { label: 'Je ne pense pas à mourir', to: 'retracted', means: 'no' },
    ],
    typed: 'stay',
  },
  retracted: {
    says: [
      'D’accord. Je préfère demander une fois de trop : le 3114 reste là, jour et nuit. Êtes-vous en sécurité, là où vous êtes ?',
    ],
    choices: [
      { label: 'Oui', to: 'after', means: 'yes' },
      { label: 'Non', to: 'near', means: 'no' },
      { label: 'Je ne sais pas', to: 'near', means: 'unsure' },
    ],
    typed: 'near',
  },
  means: {
    says: [
      'Mettez de la distance, pas à pas : changez de pièce, sortez de l’endroit où se trouve ce avec quoi vous pourriez vous faire du mal, ou confiez-le à quelqu’un. Ces idées montent par vagues, et une vague redescend. Pouvez-vous vous éloigner maintenant ?',
      'Un seul geste d’abord : aller dans une autre pièce, ou sur le palier, près de quelqu’un. Si quelque chose a déjà été pris, ne bougez pas trop et appelez le 15, ou le 114 par SMS. Est-ce possible ?',
    ],
    choices: [
      { label: 'C’est fait', to: 'settled', means: 'yes' },
      { label: 'Je n’y arrive pas', to: 'now', means: 'no' },
      { label: 'J’appelle le 3114', to: 'calling' },
    ],
    typed: 'stay',
  },
  now: {
    says: [
      'Alors c’est le moment de laisser quelqu’un d’autre prendre le relais : le 15 ou le 112 envoie de l’aide, le 114 répond par SMS si vous ne pouvez pas parler. Dites seulement où vous êtes et « je vais me faire du mal ».',
      'Je vous lis. Tant que c’est aussi fort, il faut quelqu’un à côté de vous : le 15 ou le 112, ou le 114 par SMS. Une adresse suffit.',
    ],
    choices: [
      { label: 'J’appelle', to: 'calling', means: 'yes' },
      { label: 'Je me suis éloigné·e', to: 'settled' },
      { label: 'Je ne peux pas appeler', to: 'cannot-call', means: 'cannot-call' },
    ],
    typed: 'now',
    lines: ['samu', 'text', 'suicide'],
  },
  calling: {
    says: ['C’est un vrai pas. Cette conversation reste ouverte : revenez ici pendant l’attente, ou après.'],
    choices: [
      { label: 'J’ai parlé à quelqu’un', to: 'settled', means: 'yes' },
      { label: 'Ça ne répond pas', to: 'no-answer' },
      { label: 'Je n’ai pas osé', to: 'call', means: 'no' },
    ],
    typed: 'stay',
  },
  'no-answer': {
    says: [
      'Il arrive que l’attente dure : rappelez tout de suite, ou le 112 si c’était le 15. Le 114 répond aussi par SMS. En attendant, restez loin de ce qui pourrait blesser, et joignez un proche ou un voisin.',
    ],
    choices: [
      { label: 'J’ai parlé à quelqu’un', to: 'settled', means: 'yes' },
      { label: 'C’est trop fort', to: 'now' },
    ],
    typed: 'stay',
    lines: ['suicide', 'samu', 'europe'],
  },
  settled: {
    says: [
      'Merci de l’avoir fait. Restez loin de ce qui pourrait blesser, et faites venir quelqu’un près de vous. Comment est-ce, là, maintenant ?',
      'Et maintenant, comment est-ce ?',
    ],
    choices: [
      { label: 'Un peu moins fort', to: 'after' },
      { label: 'Pareil', to: 'breathe' },
      { label: 'Plus fort', to: 'now' },
    ],
    typed: 'stay',
  },
  breathe: {
    says: [
      'Le temps que cela redescende, occupez les sens : de l’eau froide sur les mains, cinq choses que vous voyez, un souffle lent. Le 3114 reste joignable à n’importe quelle heure. Voulez-vous faire cet exercice ensemble ?',
    ],
    choices: [
      { label: 'Oui', to: 'flow:grounding', means: 'yes' },
      { label: 'Non', to: 'after', means: 'no' },
      { label: 'C’est plus fort', to: 'now' },
    ],
    typed: 'stay',
  },
  after: {
    says: [
      'Pour les heures qui viennent : rester avec quelqu’un, garder les moyens loin, avoir le 3114 à portée de main. Et en parler dès que possible à un médecin, même si la vague est passée. Voulez-vous parler d’autre chose ?',
      'Le 3114 reste là, à toute heure, et un médecin peut vous recevoir vite si vous dites que c’est urgent. De quoi avez-vous besoin maintenant ?',
    ],
    choices: [
      { label: 'Parler de ce qui pèse', to: 'topics' },
      { label: 'Souffler un moment', to: 'exercises' },
      { label: 'Ça revient', to: 'near' },
      { label: 'C’est bon pour l’instant', to: 'end' },
    ],
    typed: 'stay',
  },
} as const satisfies Record<string, Step>
