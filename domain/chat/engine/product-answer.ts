import type { ConversationState } from '../conversation-state.ts'
import { lexicon } from '../detector/lexicon.ts'
import { compileTest } from '../detector/matcher.ts'
import { type PlainText, toSentences } from '../detector/normalise.ts'
import { nextWording } from '../replies/rotation.ts'
import { askingParts } from './asking-parts.ts'
import { chatAnswers } from './chat-answers.ts'
import { join } from './listen.ts'
import { type ProductAnswer, productAnswers } from './product-answers.ts'
import { asksOfUs } from './what-we-are.ts'

const known = [...chatAnswers, ...productAnswers].map((entry) => ({
  ...entry,
  isMet: compileTest(entry.patterns, lexicon),
}))
/** Two questions in one message are both answered; more would be a page. */
const MOST_ANSWERS = 2

/** « Vous êtes un robot non ? », answered here beside another question about Mivoix. */
const asksWhetherHuman = compileTest(asksOfUs, lexicon)
const asksForSomebody = compileTest(
  [
    '(moyen|possible|peux|peut|puis je|voudrais|aimerais|préfère*|préférerais|veux|comment|où) .. (parler|voir|joindre|avoir|échanger|discuter|consulter|écrire)',
  ],
  lexicon,
)
/** « Et c’est confidentiel », after another question, asks as well without its mark. */
const LONGEST_SECOND_QUESTION = 8

/** « Il va me rembourser vous croyez » is no question about Mivoix. */
const isOfTheirLife = compileTest(
  [
    "(il|elle|ils|elles) ... (vous croyez|vous pensez|tu crois|tu penses|à votre avis|d'après vous) & ! (séance*|psy*|site|chat)",
  ],
  lexicon,
)

export function productQuestions(message: string): ProductAnswer[] {
  const parts = askingParts(message).filter((part) => !isOfTheirLife(part))
  const asked = parts.flatMap(answerFor)
  const goesOn = asked.length > 0 || parts.some(asksWhetherHuman)
  const others = goesOn ? toSentences(message).filter((part) => part.length <= LONGEST_SECOND_QUESTION) : []
  return [...new Set([...asked, ...others.flatMap(answerFor)])]
}

function answerFor(part: PlainText): ProductAnswer[] {
  return known.filter(({ isMet }) => isMet(part)).slice(0, 1)
}

/** Of two answers each says the main thing. */
function inShort(answer: string): string {
  return answer.split(/(?<=[.!…])\s/u)[0] ?? answer
}

/** The answer to a question about Mivoix; null when the message asks nothing of the product. */
export function productAnswer(state: ConversationState, message: string): string | null {
  const isOfUs = askingParts(message).some(asksWhetherHuman)
  // « Je parle à un humain ? » asks what we are, and for nobody else.
  const isOfUsAlone = isOfUs && !askingParts(message).some(asksForSomebody)
  const asked = productQuestions(message).filter(({ id }) => !(isOfUsAlone && id === 'real-person'))
  if (asked.length === 0) return null
  const told = asked
    .slice(0, MOST_ANSWERS)
    .map(({ id, answers }) => nextWording(state, `product ${id}`, answers))
    .filter((answer) => answer !== null)
  const ofUs = isOfUs ? 'Je suis une IA, et non une personne.' : null
  if (told.length === 0) return null
  return told.length === 1 && !ofUs ? join(told) : join([ofUs, ...told.map(inShort)])
}
