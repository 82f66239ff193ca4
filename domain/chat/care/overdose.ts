import type { CareFlow } from '../flow.ts'
import { CALLED, NEXT_DOOR, TOLD } from './heard-words.ts'

export const overdose: CareFlow = {
  id: 'overdose',
  title: 'Une prise de médicaments ou de produit',
  lines: ['samu', 'europe', 'suicide'],
  start: 'first',
  hears: [
    {
      form: / (?:redonner|rendre|donner|confier|redonne) (?:\w+ ){0,3}(?:mere|pere|soeur|frere|parents|amie?|quelqu un) /,
      to: 'hand-over',
    },
    {
      form: / (?:pas (?:encore )?(?:pris|avale)|en ai pas pris|rien (?:pris|avale|bu)|pas pris encore) /,
      to: 'not-taken',
    },
    { form: CALLED, to: 'coming' },
    { form: NEXT_DOOR, to: 'beside' },
    { form: TOLD, to: 'beside' },
  ],
  steps: {
    first: {
      says: [
        'Appelez le 15 ou le 112 maintenant, même si vous ne sentez rien : certains produits abîment le corps sans signe pendant des heures. Dites ce que vous avez pris, combien et quand. Le 3114 peut aussi rester en ligne avec vous. Est-ce que quelqu’un est avec vous ?',
        'C’est une urgence, même sans douleur : le 15 ou le 112, tout de suite. Gardez les boîtes avec vous pour les montrer ; le 3114 peut rester en ligne en attendant. Y a-t-il quelqu’un près de vous ?',
      ],
      choices: [
        { label: 'Oui', to: 'beside', means: 'yes' },
        { label: 'Non', to: 'door', means: 'no' },
        { label: 'Je ne peux pas appeler', to: 'text', means: 'cannot-call' },
        { label: 'J’ai appelé', to: 'coming' },
      ],
      typed: 'door',
    },
    'not-taken': {
      says: [
        'Rien n’est avalé : c’est le plus important. Maintenant, loin de vous : posez-les dans une autre pièce ou donnez-les à quelqu’un, et le 3114 répond tout de suite. À qui pouvez-vous les donner ?',
      ],
      choices: [
        { label: 'Je les donne', to: 'hand-over', means: 'yes' },
        { label: 'Je n’y arrive pas', to: 'flow:suicide-plan', means: 'no' },
        { label: 'J’en ai pris', to: 'first' },
      ],
      typed: 'not-taken',
      lines: ['suicide', 'samu', 'text'],
    },
    'hand-over': {
      says: [
        'Oui, donnez-les maintenant. Une phrase suffit : « Garde-les, je ne vais pas bien, reste avec moi. » Vous n’avez rien d’autre à expliquer. Dites-moi quand c’est fait.',
      ],
      choices: [
        { label: 'C’est fait', to: 'handed-over', means: 'yes' },
        { label: 'Je n’ose pas', to: 'flow:suicide-plan', means: 'no' },
      ],
      typed: 'not-taken',
      lines: ['suicide', 'samu', 'text'],
    },
    'handed-over': {
      says: [
        'Vous venez de vous protéger. Restez près de cette personne, et le 3114 à toute heure, à deux si vous voulez. Demain, un médecin. Voulez-vous parler de ce qui pèse ?',
      ],
      choices: [
        { label: 'Parler de ce qui pèse', to: 'topics' },
        { label: 'Souffler un moment', to: 'exercises' },
        { label: 'Ça revient', to: 'flow:suicidal-thoughts' },
      ],
      typed: 'not-taken',
      lines: ['suicide', 'samu', 'text'],
    },
    beside: {
      says: [
        'Restez avec cette personne, avec les enfants s’il y en a. Montrez-lui cet écran et demandez-lui d’appeler le 15 pendant que vous vous asseyez. Ne vous faites pas vomir, ne buvez rien sans qu’on vous le dise.',
      ],
      choices: [
        { label: 'Quelqu’un appelle', to: 'coming', means: 'yes' },
        { label: 'Pas encore', to: 'first', means: 'no' },
      ],
      typed: 'first',
    },
    door: {
      says: [
        'Le 15 peut rester en ligne avec vous jusqu’à l’arrivée des secours. Ouvrez la porte d’entrée, asseyez-vous, gardez le téléphone en main. Ne restez pas à attendre des signes.',
      ],
      choices: [
        { label: 'J’appelle le 15', to: 'coming', means: 'yes' },
        { label: 'Je ne veux pas', to: 'afraid', means: 'no' },
        { label: 'Je ne peux pas parler', to: 'text', means: 'cannot-call' },
      ],
      typed: 'afraid',
    },
    afraid: {
      says: [
        'On a souvent honte ou peur à ce moment-là. Au 15, personne ne vous fera de reproche : on vous soigne, c’est tout. Vous pouvez dire seulement : « J’ai pris des médicaments, je suis à telle adresse. »',
        'Vous n’avez rien à expliquer. Une adresse suffit, au 15, au 112, ou au 114 par SMS. Tout le reste peut attendre.',
      ],
      choices: [
        { label: 'J’appelle', to: 'coming', means: 'yes' },
        { label: 'J’écris au 114', to: 'coming' },
        { label: 'Quelqu’un arrive', to: 'coming' },
      ],
      typed: 'text',
    },
    text: {
      says: [
        'Écrivez au 114 par SMS : « J’ai pris des médicaments », votre adresse, l’heure de la prise. Le 114 prévient le SAMU pour vous. Un voisin, une porte à frapper, c’est bien aussi.',
      ],
      choices: [
        { label: 'C’est envoyé', to: 'coming', means: 'yes' },
        { label: 'Pas encore', to: 'afraid', means: 'no' },
      ],
      typed: 'afraid',
      lines: ['text', 'samu', 'europe'],
    },
    coming: {
      says: [
        'Restez assis·e ou sur le côté, porte ouverte, les boîtes près de vous, jusqu’à ce que quelqu’un soit là. Si vous vous sentez partir, rappelez le 15 tout de suite.',
        'Je vous lis. Porte ouverte, sur le côté, le téléphone en main. Le 15 peut rester en ligne avec vous. Où en êtes-vous ?',
      ],
      choices: [
        { label: 'Les secours sont là', to: 'there', means: 'yes' },
        { label: 'J’ai changé d’avis', to: 'afraid', means: 'no' },
        { label: 'Je me sens mal', to: 'first' },
      ],
      typed: 'coming',
    },
    leaving: {
      says: [
        'Ne restez pas sans aide : le 15 ou le 112 maintenant, ou le 114 par SMS, avec votre adresse. Une porte ouverte, quelqu’un à côté de vous. Quelqu’un peut-il venir ?',
      ],
      choices: [
        { label: 'Quelqu’un peut venir', to: 'beside', means: 'yes' },
        { label: 'Non', to: 'door', means: 'no' },
        { label: 'J’appelle', to: 'coming' },
        { label: 'J’écris au 114', to: 'text', means: 'cannot-call' },
      ],
      typed: 'door',
      lines: ['samu', 'text', 'europe'],
    },
    there: {
      says: [
        'Vous avez bien fait. Dites-leur tout ce qui a été pris. Plus tard, quand vous le voudrez, cette conversation sera encore là, et le 3114 répond jour et nuit.',
      ],
      choices: [
        { label: 'Merci', to: 'end' },
        { label: 'Revenir plus tard', to: 'end' },
      ],
      typed: 'there',
      lines: ['samu', 'suicide', 'europe'],
    },
  },
}
