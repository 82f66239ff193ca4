import type { ConversationState } from '../conversation-state.ts'
import { lexicon } from '../detector/lexicon.ts'
import { compileTest } from '../detector/matcher.ts'
import { toSentences } from '../detector/normalise.ts'
import { unansweredQuestion } from './known-facts.ts'
import { clausesIn } from './own-words.ts'
import { AT_A_TIME, turnedClause } from './reflection.ts'
import { tellings, wordsOfTellings } from './tellings.ts'

const families = { ...lexicon, ...wordsOfTellings }
const known = tellings.map((telling) => ({ ...telling, isMet: compileTest(telling.patterns ?? [], families) }))

/** « Au téléphone je dis que tout va bien »: what is told comes after it. */
const CIRCUMSTANCE =
  /^(?:au|aux|à|dans|chez|en|pendant|après|avant|avec|sans|devant|le|la) (?:[\p{L}’-]+ ){1,4}(?<!(?:que|qui|où|dont|et|ou) )(?=(?:je|on|il|elle|ils|elles)(?!\p{L})|j’)/iu

/** What comes after weighs by itself, and may be all that was said back. */
const TURNING_WORDS = / (?:mais|sauf que|alors que) /iu

const SENTENCE_END = /(?<=[.!?…\n])\s+/u

/** Past these, a message tells so much that only its last words are read. */
const MOST_CLAUSES = 8

/**
 * One question on what was just told, by how it is told: a gesture, words of somebody, a day to come. Null where nothing is, or all was asked.
 *
 * @param saidBack their words as they were said back: what follows is asked of these alone
 */
export function questionOnTelling(state: ConversationState, message: string, saidBack: string): string | null {
  // In danger what comes next is asked, and not what was felt.
  if (state.risk.level === 'danger' || state.risk.level === 'crise') return null
  // « Ce moment-là », « cela »: after words that were said back they stand for these, and otherwise for what was said last.
  if (saidBack === '') {
    const asked = known.filter(({ isOfWhatWasSaidBack }) => !isOfWhatWasSaidBack)
    return questionOn(state, toldIn(lastSentenceOf(message)), asked)
  }
  const isSaidBack = (clause: string) => {
    const turned = turnedClause(clause)
    return turned !== null && saidBack.toLowerCase().includes(turned.toLowerCase())
  }
  return questionOn(state, toldIn(message).filter(isSaidBack), known)
}

function toldIn(text: string): string[] {
  return clausesIn(text)
    .flatMap((clause) => clause.split(TURNING_WORDS))
    .slice(-MOST_CLAUSES)
}

function lastSentenceOf(message: string): string {
  return message.split(SENTENCE_END).findLast((sentence) => clausesIn(sentence).length > 0) ?? message
}

function questionOn(state: ConversationState, clauses: readonly string[], asked: typeof known): string | null {
  const read = clauses
    .map((clause) => clause.replace(AT_A_TIME, '').replace(CIRCUMSTANCE, ''))
    .map((clause) => ({ clause, sentences: toSentences(clause) }))
  for (const { id, questions, isMet, form } of asked) {
    const isTold = read.some(({ clause, sentences }) => form?.test(clause) || sentences.some(isMet))
    const next = isTold ? unansweredQuestion(state, `telling ${id} question`, questions) : null
    if (next) return next
  }
  return null
}
