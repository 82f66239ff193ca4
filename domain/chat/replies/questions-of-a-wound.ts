import type { DirectQuestion } from './direct-question.ts'

/** What is asked of a wound that somebody made: what must be seen, and what is said there. Nothing of how. */
export const questionsOfAWound: readonly DirectQuestion[] = [
  {
    id: 'wound-to-be-seen',
    asks: [
      '(urgences|médecin|docteur|hôpital|points|recoudre|sutures|15|pharmacie) & (vais|aller|faut|dois|ou|besoin|montre*|voir|utile)',
      "(c'est|est ce que c'est) [*] (profond|grave) [ou pas|$]",
    ],
    answers: [
      'Oui, si c’est profond, si les bords s’écartent, ou si cela saigne encore après dix minutes de pression : le 15 ou les urgences, maintenant, avec quelqu’un. D’ici là, un linge propre, appuyé fort, sans relâcher.',
      'Dans le doute, oui : appelez le 15, dites ce que vous voyez, et ils vous disent où aller. Appuyez fort, sans regarder toutes les minutes.',
    ],
  },
  {
    id: 'wound-said-an-accident',
    asks: ['(dis|dire|inventer|invente|mentir|mens) .. (accident|tombé*|chat|cuisine|rien|mensonge|autre chose)'],
    answers: [
      'Vous pouvez dire la vérité : les soignants en voient souvent, ils soignent d’abord, et c’est elle qui leur permet de bien aider. « Je me suis fait du mal » suffit.',
    ],
  },
  {
    id: 'wound-alone',
    asks: ['(y aller|aller|vais|urgences|hôpital) .. (seul*|sans personne|toute seule)'],
    answers: [
      'Mieux vaut avec quelqu’un, surtout si cela saigne, et pas au volant. Si personne ne peut venir, appelez le 15 : ils vous disent comment faire.',
    ],
  },
]
