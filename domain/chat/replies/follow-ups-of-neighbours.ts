import type { FollowUp } from './follow-up.ts'
import { followUpsForAChild } from './follow-ups-for-a-child.ts'
import { followUpsOfWitnesses } from './follow-ups-of-witnesses.ts'

/** Said to whoever hears a grown-up through the wall, and as true where it is a child. */
const trueOfAChildToo = new Set([
  'j-aurais-dû',
  'monter-voir',
  'la-police-n-a-rien-fait',
  'la-prochaine-fois',
  's-il-vient-chez-moi',
])
/** Said to those to whom a child has spoken, or who know blows for certain: a neighbour heard something. */
const ofThoseWhoKnow = new Set([
  'ne-pas-s-en-mêler',
  'que-dire-à-l-enfant',
  'garder-l-enfant',
  'droit-de-visite',
  'en-sécurité-pour-l-instant',
  'enfant-qui-n-ose-pas-rentrer',
])

/** Feared before anything is asked of a line. */
export const isFearOfWhatFollows = ({ id }: FollowUp): boolean =>
  id === 'voisin-qui-craint-pour-soi' || id === 'représailles-sur-l-enfant'

/** What neighbours say and ask who hear a child cry: the 119 first, the 17 while it happens, and nothing lent to them that they did not tell. */
export const followUpsOfNeighbours: readonly FollowUp[] = [
  {
    id: 'voisin-qui-craint-pour-soi',
    namesLine: true,
    isQuiet: true,
    patterns: [
      "(c'est|ce est) moi qui (ai|aurai) peur",
      "(peur|crains|flippe) [*] (qu'il|qu'elle|que il|que le père|que le beau-père|qu'ils) [*] (vienne*|débarque*|sonne*|s en prenne*|me *)",
      "s'en (prend|prendre|prenne) à (moi|nous)",
      "(il|père|beau-père) .. (menace*|menacé) & (me|m'a|moi|nous)",
    ],
    answers: [
      'Pour vous, c’est le 17 : porte fermée, n’ouvrez pas, ne discutez pas à travers la porte, et appelez s’il sonne ou menace. Dites cette peur aux policiers s’ils sont là, et prévenez quelqu’un de l’immeuble.',
      'C’est de vous qu’il s’agit, et cela se prend au sérieux aussi : restez chez vous, verrou mis, téléphone en main, et le 17 dès qu’il y a une menace ou un coup à la porte. Quelqu’un peut-il dormir chez vous ce soir, ou vous chez un proche ?',
    ],
  },
  {
    id: 'représailles-sur-l-enfant',
    isQuiet: true,
    namesLine: true,
    patterns: [
      '(venge*|représailles|s en prenne* à|le paye*|paie|pire après|retombe* sur|encore plus (fort|mal))',
      '(empirer|aggraver|pire) .. (lui|elle|petit*|enfant*|eux|gosse*)',
    ],
    answers: [
      'Dites cette peur au 119 en premier : ils évaluent avant d’agir, et cherchent comment protéger l’enfant sans l’exposer. On aide d’abord la famille ; une séparation est rare, et c’est un juge qui en décide. Si cela recommence d’ici là, c’est le 17.',
      'Dites-le tel quel au 119 : « J’ai peur que cela retombe sur l’enfant. » Des professionnels regardent d’abord la situation, aident souvent la famille, et votre nom peut rester en dehors. Quand cela se passe, le 17.',
    ],
  },
  {
    id: 'coups-entendus-sur-un-enfant',
    namesLine: true,
    patterns: [
      '(claque*|gifle*|fessée*|coups|baffe*|ceinture|raclée*|cogn*) & ! (en ce moment|maintenant|porte)',
      '(arrête|stop) [,] (papa|maman)',
      '(papa|maman) [,] (arrête|stop)',
    ],
    answers: [
      'Ce que vous avez entendu est grave, et il n’y a pas à attendre d’en voir plus : appelez le 119, gratuit, jour et nuit. Si cela recommence, c’est le 17 ou le 112 aussitôt, avec l’adresse, l’étage et les mots entendus, sans vous interposer.',
    ],
  },
  {
    id: 'se-mêler-pour-un-enfant',
    namesLine: true,
    patterns: ["(m'en|se|me|de|s'en) mêle*", '(intervenir|réagir|bouger|signaler|prévenir) [*] (ou pas|ou non|$)'],
    answers: [
      'Oui, vous pouvez : pour un enfant qui pleure sous les cris, c’est le 119, gratuit, jour et nuit. On y conseille aussi les voisins, même sans certitude, et ce n’est pas à vous de vérifier. Pendant que cela se passe, c’est le 17 ou le 112.',
    ],
  },
  ...followUpsOfWitnesses.filter(({ id }) => trueOfAChildToo.has(id)),
  ...followUpsForAChild.filter(({ id }) => !ofThoseWhoKnow.has(id)),
]
