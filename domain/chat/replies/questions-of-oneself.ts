import type { FollowUp } from './follow-up.ts'

/** What people in a crisis ask of themselves, of life and of death: answered as far as anybody can, and never with a reason to die. */
export const questionsOfOneself: readonly FollowUp[] = [
  {
    id: 'choix-de-mourir',
    namesLine: true,
    patterns: [
      'pourquoi .. (que je vive|rester en vie|vivre|continuer|que je reste)',
      '(droit|choix|décision) .. (mourir|raisonnable|moi|$)',
      "(avouez|avoue|dites-moi|dis-moi) .. (raisonnable|beau|courageux|droit|raison|normal|j'ai)",
      "c'est (beau|courageux|romantique|raisonnable)",
    ],
    answers: [
      'Je ne vous dirai pas que mourir est une bonne décision : la souffrance ferme les autres portes, et elles peuvent se rouvrir avec de l’aide.',
      'Ce qui demande à cesser, c’est peut-être cette douleur. Pour elle, il y a des chemins où vous restez en vie.',
      'Parce que ce que vous vivez peut changer, même si rien ne le montre ce soir.',
    ],
    questions: ['Qu’est-ce qui fait le plus mal, en ce moment ?'],
  },
  {
    id: 'après-la-mort',
    namesLine: true,
    patterns: [
      '(on|nous) se (retrouve|retrouvera|reverra|revoit|rejoint) [*] (après|là haut|un jour|de l autre côté|au ciel|ailleurs|$)',
      '(y a|il y a|existe|y aura) .. (quelque chose|une vie|un paradis|un ciel) .. (après|là haut|mort|$)',
      '(se passe|arrive|devient) .. après [la|notre|sa] (mort|vie)',
      "(elle|il) (m'attend|me voit|m'entend|nous voit) [là haut|de là haut|encore|$]",
    ],
    answers: [
      'Je n’en sais rien, et personne ne peut vous le dire avec certitude. La question montre combien cette personne vous manque.',
      'À cela je n’ai pas de réponse, et je ne veux pas en inventer une. Ce lien, lui, existe encore ici, dans ce que vous en racontez.',
    ],
    questions: ['Retrouver cette personne, est-ce aussi, pour vous, penser à mourir ?'],
  },
  {
    id: 'est-ce-que-cela-compte',
    patterns: [
      '(si|est-ce que) (ça|cela) compte [ou|vraiment|$|,]',
      '(ça|cela) compte (ou pas|quand même|vraiment) $',
      '^ [mais|et|du coup] (ça|cela) compte $',
    ],
    answers: [
      'Oui, cela compte, même quand cela ne fait que passer. Le dire tôt, c’est ce qui permet d’aider.',
      'Oui. Des pensées qui passent sont déjà des pensées, et vous avez bien fait de m’en parler.',
    ],
    questions: ['Qu’est-ce qui vous traverse, à ces moments-là ?'],
  },
  {
    id: 'est-ce-grave',
    patterns: [
      "^ [mais|et|alors|du coup] (c'est|est ce|est-ce que c'est|est ce que c'est) [si|vraiment|très] grave [ou pas|docteur] $",
      "(c'est|est ce|est-ce) [si|vraiment] (grave|anormal) (de|d) (penser|y penser|avoir)",
    ],
    answers: [
      'Oui, c’est sérieux : vous souffrez, et ces pensées peuvent mettre en danger. Ce n’est ni une faute ni une fatalité, et cela se soigne.',
    ],
  },
  {
    id: 'savez-vous-ce-que-c-est',
    patterns: [
      "(vous|tu) (savez|sais|connaissez|connais|imaginez|imagines) [même] ce que (ce est|c'est|ça fait|je vis)",
      '(déjà|jamais) (perdu|vécu|connu) .. (vous|toi) $',
    ],
    answers: [
      'Non : je suis une IA, je n’ai rien vécu de tel, et je ne ferai pas semblant. Ce que cela vous fait, en revanche, vous pouvez me l’écrire.',
    ],
    questions: ['Qu’est-ce qui est le plus dur, dans les journées ?'],
  },
  {
    id: 'suis-je-fou',
    patterns: [
      '(suis|deviens|devenir) [je] [en train de devenir] (folle|fou|cinglé*|dingue|anormal*)',
      '(pensez|croyez|crois|penses) que je suis (folle|fou|malade)',
    ],
    answers: [
      'Non, ce n’est pas de la folie. Ces pensées viennent quand la souffrance dépasse ce que l’on peut porter, et elles se soignent.',
    ],
  },
  {
    id: 'l-entendez-vous',
    patterns: ["(vous|tu) (l'entendez|l'entends|entendez|entends) .. (voix|aussi|vous|toi|$)"],
    answers: [
      'Non, je n’entends rien : je lis seulement ce que vous écrivez. Ce que vous entendez est réel pour vous, et un médecin sait apaiser cela.',
    ],
  },
  {
    id: 'm-en-remettre',
    patterns: [
      '(vais|va|peut|pourrai) .. (en remettre|en sortir|passer|aller mieux|finir) & ! (nuit|soir)',
      '(ça|cela) passera [un jour]',
      '(ça|cela) passe un jour',
    ],
    answers: [
      'Beaucoup s’en remettent, même après avoir été certains que non. Ce soir, il n’y a qu’une heure à passer, puis la suivante.',
    ],
  },
]
