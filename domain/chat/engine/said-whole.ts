import { capitalised } from '../capitalised.ts'
import type { ConversationState } from '../conversation-state.ts'
import { isIdle } from './clause-worth.ts'
import { clausesIn, splitClauses } from './own-words.ts'
import { reflect, turnedClause } from './reflection.ts'

const SENTENCE_END = /(?<=[.!?…\n])\s+/u
/** Longer, what is said back is a recital. */
const MOST_WORDS = 22
const MOST_WORDS_OF_TWO = 16
const MOST_CLAUSES = 3
const MOST_WORDS_OF_A_SCRAP = 4
/** « Mais », « donc » say how two things hold together; the others only join them. */
const JOINS = /^(mais|donc|alors|et|puis|parce que|car|sauf que)(?=[\s,])/iu

const POINTS_BACK = /^cela vous /iu

/**
 * Their own words with what goes with them: « vous avez fait un planning, elle ne l’a même pas regardé », where one clause alone would be half of
 * what was told. The one clause, where the others cannot be said back.
 *
 * @param whole the message that this is a part of: « je voudrais garder le buffet mais je vis dans un deux-pièces »
 */
export function reflectWhole(
  state: ConversationState,
  message: string,
  { whole = message, ...how }: Parameters<typeof reflect>[2] & { whole?: string },
): string | null {
  const back = reflect(state, message, how)
  if (how.isVerdict || !back || back.endsWith('…')) return back
  const sentences = whole.split(SENTENCE_END).filter((sentence) => sentence.trim() !== '')
  const turned = sentences.map(turnedSentence)
  const isShort = sentences.length === 2 && countOfWords(whole) <= MOST_WORDS_OF_TWO
  if (isShort && turned.every((sentence) => sentence !== null)) return turned.join(' ')
  // « Ça me trouble » means nothing without what does.
  const pointing = POINTS_BACK.test(back)
    ? sentences.findLastIndex((sentence) => /^(?:ça|cela) m/iu.test(sentence))
    : -1
  const before = turned[pointing - 1]
  if (before) return `${before.slice(0, -1)}, et ${back.charAt(0).toLowerCase()}${back.slice(1)}`
  const around = turned.find((sentence) => sentence && has(sentence, back))
  // « On a le loyer », without what it holds back from, is half a thought.
  return around ?? (isCut(message, whole) && countOfWords(back) <= MOST_WORDS_OF_A_SCRAP ? null : back)
}

/** What follows « mais » in the same sentence. */
function isCut(message: string, whole: string): boolean {
  return (
    message !== whole &&
    /mais[\s,]+$/iu.test(whole.slice(0, whole.indexOf(message))) &&
    !/[.!?…]\s*mais[\s,]+$/iu.test(whole.slice(0, whole.indexOf(message)))
  )
}

function has(sentence: string, back: string): boolean {
  return sentence.toLowerCase().includes(back.slice(0, -1).toLowerCase())
}

/** All its clauses as « vous »; null where one of them cannot be said back. */
function turnedSentence(sentence: string): string | null {
  const pieces = splitClauses(sentence)
  if (sentence.includes('?') || pieces.length > MOST_CLAUSES || countOfWords(sentence) > MOST_WORDS) return null
  let said = ''
  for (const piece of pieces) {
    const [clause, ...others] = clausesIn(piece)
    const turned = clause && others.length === 0 && !isIdle(clause, sentence) ? turnedClause(clause) : null
    if (!turned) return null
    const join = JOINS.exec(piece.trim())?.[1]?.toLowerCase()
    said += said === '' ? turned : `, ${join ? `${join} ` : ''}${turned}`
  }
  return said === '' ? null : `${capitalised(said)}.`
}

function countOfWords(text: string): number {
  return text.trim().split(/\s+/u).length
}
