import { lexicon } from '../detector/lexicon.ts'
import { compileTest } from '../detector/matcher.ts'
import { WORTHLESS } from './requests/judging-words.ts'
import type { Asked } from './requests/request.ts'
import { requestsIn } from './requests/requests-in.ts'

/** « C’est normal ? », « c’est bête ? »: told whether it is, and not only what to do. */
const TELLS_WHETHER =
  /(?<!\p{L})(?:oui|non)(?!\p{L})|^(?:c’est|ce n’est|pas|aucune?|rien|moins|plutôt|vous n’|il n’y a|un peu)(?!\p{L})|normal|courant|fréquent|ordinaire|humain|naturel|banal|souvent|beaucoup|presque|la plupart|rien (?:de|d’)|se comprend|le droit|compréhensible|n’(?:est|a) (?:pas|ni|rien)|ne (?:dit|veut|fait|prouve|mesure) (?:pas|rien)|règle/iu
/** « Je suis nul ? »: the question is of them, and so is the answer. */
const IS_OF_THEM = /valez|valeur|vous n’êtes|dit pas qui|doute/iu
const isOfTheirWorth = compileTest(
  [`(je suis|suis je|je dois être) [vraiment|si|donc|peut être] ${WORTHLESS}`],
  lexicon,
)
/** What is thought of a plan: words to be said, or a list of tips, are no opinion on it. */
const OPINES =
  /(?<!\p{L})(?:oui|non|pas)(?!\p{L})|bonne idée|plutôt|l’idée|vaut|(?:peut|peuvent|pourrait|suffit|aide|marche)(?!\p{L})/iu
/** « C’est grave ? » is answered by what to look at, and who can tell. */
const isOfGravity = compileTest(['(grave|dangereux)'], lexicon)

/** Said later on too, these answer it. */
const SAYS_NORMAL = /(?<!\p{L})(?:normal|courant|fréquent|humain|ordinaire)/iu

const segmentsOf = (reply: string): string[] => reply.split(/(?<=[.:!?])\s+/u)

/** An answer is in what it begins with. */
function openingOf(reply: string): string {
  return segmentsOf(reply)[0] ?? ''
}

const TELLS_TO_DO = /(?:^|[;,] )\p{L}{3,}ez(?:-\p{L}+)?(?!\p{L})|^(?:une phrase|voici|par exemple)/iu
/** Whom to see is said to whoever may need it, whatever they ask. */
const SENDS_TO_CARE = /médecin|sage-femme|infirmi|psycholog|(?<!\p{L})le (?:15|17|112|3114)(?!\d)/iu

function isHowTo(reply: string): boolean {
  const [first = '', second = ''] = segmentsOf(reply)
  return !SENDS_TO_CARE.test(reply) && [first, second].some((segment) => TELLS_TO_DO.test(segment))
}

function isAnswered({ kind, clause }: Asked, reply: string): boolean {
  switch (kind) {
    case 'normal':
      return TELLS_WHETHER.test(openingOf(reply)) || SAYS_NORMAL.test(reply) || !isHowTo(reply) || isOfGravity(clause)
    case 'self':
      return TELLS_WHETHER.test(openingOf(reply)) || IS_OF_THEM.test(reply) || !isOfTheirWorth(clause)
    case 'idea':
      return OPINES.test(openingOf(reply))
    default:
      return true
  }
}

/** Whether what was written for near words answers the kind of question that is put: what to do in an examination answers no « c’est normal ? ». */
export function answersItsKind(message: string, reply: string): boolean {
  const ours = reply.replace(/«[^»]*»/gu, '')
  return requestsIn(message).every((asked) => isAnswered(asked, ours))
}
