import type { ConversationState } from '../conversation-state.ts'
import { lexicon } from '../detector/lexicon.ts'
import { compileTest } from '../detector/matcher.ts'
import { type PlainText, toSentences } from '../detector/normalise.ts'
import { wordingToCome } from '../replies/rotation.ts'
import { aidAnswer } from './aid-answer.ts'
import { answersItsKind } from './answers-its-kind.ts'
import { askingParts } from './asking-parts.ts'
import { emptyWords } from './empty-words.ts'
import { askedExchange, FAIRLY_SURE, ideaForTelling, SURE } from './exchanges/exchange-answer.ts'
import { knownAnswer } from './known-questions/known-answer.ts'
import { plainAnswer, plainAnswerToCase } from './plain-question-answer.ts'
import { practicalAnswers } from './practical-answers.ts'
import { ofAsking } from './requests/matter-of.ts'
import { asksForIdea, requestsIn } from './requests/requests-in.ts'
import type { SmallTalk } from './small-talk.ts'
import { fittingWording } from './unsaid/fitting-wording.ts'
import { whoCanTell } from './who-can-tell.ts'

const known = [...whoCanTell, ...practicalAnswers].map((entry) => ({
  ...entry,
  isMet: compileTest(entry.patterns, lexicon),
}))

/** Past these, a message tells more than one thing. */
const LONGEST_TOLD_WORDS = 30

/**
 * One thing to try, or who can tell, for a question we know; null when there is none, or all of it was said.
 *
 * @param enough how surely it must be what an exchange was written for; null for none of them: who comes with heavy words is heard, and
 * told of a person to turn to, before anything is proposed
 */
export function practicalAnswer(
  state: ConversationState,
  message: string,
  enough: number | null = FAIRLY_SURE,
): string | null {
  const certain =
    (enough === null ? null : plainAnswerToCase(state, message)) ??
    (enough === null ? null : askedExchange(state, message, SURE)) ??
    knownAnswer(state, message) ??
    aidAnswer(state, message) ??
    (enough === null ? null : plainAnswer(state, message)) ??
    (enough === null ? null : askedExchange(state, message, enough)) ??
    (enough === null ? null : ideaForTelling(state, message, namedInAsking(message)))
  if (certain) return certain
  const asked = practicalQuestion(message, state.situation !== null)
  const next = asked && wordingToCome(state, `tip ${asked.id}`, asked.answers)
  return asked && next && answersItsKind(message, next) ? fittingWording(state, `tip ${asked.id}`, asked.answers) : null
}

const FEWEST_LETTERS = 4

/** What an idea is asked for, by its own words. */
function namedInAsking(message: string): string[] {
  return requestsIn(message)
    .filter(({ kind }) => kind === 'how')
    .flatMap(({ clause }) => clause)
    .filter((word) => word.length >= FEWEST_LETTERS && !emptyWords.has(word) && !ofAsking.has(word))
}

/** @param isOpen what is talked about is known: only the clause that asks may name something else */
export function practicalQuestion(message: string, isOpen = false): SmallTalk | undefined {
  const clauses = requestsIn(message).map(({ clause }) => clause)
  const isForWords = requestsIn(message).some(({ kind }) => kind === 'words')
  if (isForWords) return knownIn(clauses, ({ answers }) => answers.some((answer) => answer.includes('«')))
  if (isOpen && clauses.length > 0) return knownIn(clauses)
  const parts = askingParts(message)
  // « Je fais quoi ? » asks about what the rest of the message tells.
  const words = toSentences(message).flat()
  const isOfTheRest = words.length <= LONGEST_TOLD_WORDS && parts.some(asksForIdea)
  return knownIn(parts) ?? (isOfTheRest ? knownIn([words]) : undefined)
}

/** The same for a subject that is only named. */
export function practicalAnswerOn(state: ConversationState, subject: string): string | null {
  const entry = knownIn(toSentences(subject))
  return entry ? fittingWording(state, `tip ${entry.id}`, entry.answers) : null
}

/** @param suits who asks for words is given a sentence, or nothing of these */
function knownIn(
  parts: readonly PlainText[],
  suits: (entry: SmallTalk) => boolean = () => true,
): SmallTalk | undefined {
  return known.find((entry) => suits(entry) && parts.some(entry.isMet))
}
