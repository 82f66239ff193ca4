import type { Mould } from './mould.ts'

/** Where nothing else fits, whatever was said before. */
export const mouldsOfHowItIs: readonly Mould[] = [
  {
    id: 'how it is for them, and help is asked for',
    of: ['self'],
    isClose: true,
    isChild: false,
    isOfLate: true,
    patterns: ['(demand*|besoin) .. (aide|aider|coup de main|soutien|relais)'],
    tu: [
      '{Self}, et je n’y arriverai pas sans aide. Quelle part pourrais-tu prendre, même petite ?',
      'J’ai besoin d’aide : {self}. Tu pourrais prendre une chose, une seule ?',
    ],
    vous: [
      '{Self}, et je n’y arriverai pas sans aide. Quelle part pourriez-vous prendre, même petite ?',
      'J’ai besoin d’aide : {self}. Pourriez-vous prendre une chose, une seule ?',
    ],
    after: 'Une demande précise se refuse moins qu’un reproche : ayez en tête un jour, ou une tâche.',
  },
  {
    id: 'a refusal',
    of: [],
    patterns: ['(dire non|dis non|refuser|refuse|décliner)'],
    tu: [
      'Cette fois, c’est non, et ce n’est pas contre toi. Je préfère te le dire tout de suite.',
      'Non, cette fois je ne peux pas.',
    ],
    vous: [
      'Cette fois, je ne peux pas, et je préfère vous le dire tout de suite pour que vous puissiez vous organiser.',
      'Non, cette fois je ne peux pas.',
    ],
    after: 'Sans longue excuse ; si l’on insiste, redites la même phrase.',
  },
  {
    id: 'what they feel, as they wrote it',
    of: ['heart'],
    isOfLate: true,
    tu: ['Je te le dis comme je le pense : {heart}.', '{Heart}. Je voulais que tu le saches.'],
    vous: ['Je vous le dis comme je le pense : {heart}.', '{Heart}. Je voulais que vous le sachiez.'],
    after: 'Ce sont vos mots de tout à l’heure, et ils suffisent : inutile d’en chercher de plus beaux.',
  },
  {
    id: 'how it is for them',
    of: ['self'],
    isClose: true,
    isChild: false,
    isOfLate: true,
    tu: ['J’ai besoin de te dire où j’en suis : {self}. On peut en parler ?', 'Je te le dis simplement : {self}.'],
    vous: [
      'J’ai besoin de vous dire où j’en suis : {self}. Pouvons-nous en parler ?',
      'Je vous le dis simplement : {self}.',
    ],
    after: 'Une phrase suffit pour commencer ; le reste viendra des questions de l’autre.',
  },
  {
    id: 'how it is for them, to somebody they are not close to',
    of: ['limit'],
    isOfLate: true,
    tu: [],
    vous: [
      'Je voudrais vous parler d’une chose qui devient difficile : {limit}. Pouvons-nous voir comment faire ?',
      'Je préfère vous le dire : {limit}.',
    ],
    after: 'Un fait précis, récent, juste après cette phrase : c’est sur lui que l’on pourra vous répondre.',
  },
  {
    id: 'how it is for them, to somebody whose trade it is',
    of: ['self'],
    isOfOffice: true,
    tu: [],
    vous: ['Je voudrais vous dire où j’en suis : {self}. Que pouvez-vous me proposer ?', '{Self}. Que puis-je faire ?'],
    after: 'Notez-la et lisez-la telle quelle : la suite viendra des questions qu’on vous posera.',
  },
]
