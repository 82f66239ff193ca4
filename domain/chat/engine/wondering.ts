import { turnedClause } from './reflection.ts'

/** What a question asks about, and what may be asked back of it. */
interface Wondering {
  /** « Si votre fils vous en veut ». */
  words: string
  question: string
}

const LAST_QUESTION = /(?:^|[.!?…]\s+)([^.!?…]+)\?\s*$/u
const OPENERS = /^(?:et|mais|bon|alors|du coup|donc|sinon|enfin|en fait|dites|d’ailleurs)[\s,]+/iu
const WHETHER =
  /^(?:est-ce qu(?:e |’)|(?:vous (?:croyez|pensez)|tu (?:crois|penses)|à votre avis,?|d’après vous,?|selon vous,?)(?: qu(?:e |’))?\s*)/iu
const ASKED_WITH = /^(pourquoi|comment|quand) (?:est-ce qu(?:e |’))?(?=\S)/iu
const AT_THE_END = /,? (?:vous croyez|vous pensez|à votre avis|selon vous|d’après vous|hein|non|ou pas|ou non)\s*$/iu

const askedBack: Record<string, string> = {
  si: 'Qu’est-ce qui vous le fait penser, et qu’est-ce qui vous en fait douter ?',
  pourquoi: 'Quelle explication vous vient en premier ?',
  comment: 'Qu’avez-vous déjà essayé ou imaginé ?',
  quand: 'Qu’est-ce qui vous aiderait, d’ici là ?',
}

/** « Il a le droit ? »: said back, it would sound like the answer. */
const OF_THE_LAW = /droits?(?!\p{L})|légal|interdit|autoris|obligé|loi(?!\p{L})/iu

/** « Est-ce que mon fils m’en veut ? »: what they wonder, in their words; null where these cannot be turned. */
export function wonderingIn(message: string): Wondering | null {
  const asked = LAST_QUESTION.exec(message.replaceAll("'", '’'))?.[1]?.trim().replace(OPENERS, '')
  if (!asked) return null
  const [, word = 'si'] = ASKED_WITH.exec(asked) ?? []
  const clause = asked.replace(ASKED_WITH, '').replace(WHETHER, '').replace(AT_THE_END, '')
  const turned = OF_THE_LAW.test(clause) ? null : turnedClause(clause.charAt(0).toLowerCase() + clause.slice(1))
  const link = word.toLowerCase()
  const question = askedBack[link]
  if (!turned || !question) return null
  return { words: `${link} ${turned}`.replace(/^si (?=ils? )/u, 's’'), question }
}
