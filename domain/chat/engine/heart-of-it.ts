import type { ConversationState } from '../conversation-state.ts'
import { lexicon } from '../detector/lexicon.ts'
import { compileTest } from '../detector/matcher.ts'
import { type PlainText, toSentences } from '../detector/normalise.ts'
import { unusedWording, wordingToCome } from '../replies/rotation.ts'
import { type Heart, hearts } from './hearts.ts'
import { unansweredQuestion } from './known-facts.ts'
import { clausesIn } from './own-words.ts'
import { turnedClause } from './reflection.ts'

const known = hearts.map((heart) => ({ ...heart, isHeld: compileTest(heart.patterns, lexicon) }))

/**
 * What a message plainly holds: a sentence that shows it was understood, and one question on that. Room to go on, and nothing else, reads as not
 * having listened where somebody has just said what weighs. Null where nothing is held that was written down, or all of it was said.
 *
 * @param saidBack their words as they were said back; null where something else was said, beside which only a question has its place
 * @param isSober nothing glad is said beside what weighs
 */
export function heartOfIt(
  state: ConversationState,
  message: string,
  saidBack: string | null,
  isSober = false,
): string | null {
  // A question on something else than what was just said back would read as a change of subject.
  const told = message.split(SENTENCE_END).filter((sentence) => !saidBack || isSaidBack(sentence, saidBack))
  const sentences = told.flatMap(toSentences)
  for (const { id, words, questions } of heldIn(state, sentences, isSober)) {
    const held = saidBack === null ? null : unusedWording(state, `heart ${id}`, words)
    const question = unansweredQuestion(state, `heart ${id} question`, questions)
    if (held ?? question) return [held, question].filter((part) => part !== null).join(' ')
  }
  return null
}

/** Whether something that a message holds can still be said to be understood. */
export function isHeartLeft(state: ConversationState, message: string, isSober: boolean): boolean {
  return heldIn(state, toSentences(message), isSober).some(
    ({ id, words }) => wordingToCome(state, `heart ${id}`, words) !== null,
  )
}

function heldIn(state: ConversationState, sentences: readonly PlainText[], isSober: boolean): readonly Heart[] {
  const { level } = state.risk
  // In danger what comes next is asked, and not what was felt.
  if (level === 'danger' || level === 'crise') return []
  const mayBeGlad = !isSober && level === 'none'
  return known.filter(({ isHeld, isLight }) => sentences.some(isHeld) && (mayBeGlad || !isLight))
}

const SENTENCE_END = /(?<=[.!?…\n])\s+/u
const FEWEST_LETTERS = 4
const STEM_LETTERS = 4
const FEWEST_SHARED = 2
const saidOfAnything = new Set(['vous', 'cela', 'votre', 'avez', 'etes'])

function isSaidBack(sentence: string, saidBack: string): boolean {
  const said = saidBack.toLowerCase()
  const isClauseOf = (clause: string) => said.includes((turnedClause(clause) ?? sentence).toLowerCase())
  if (clausesIn(sentence).some(isClauseOf)) return true
  const stems = new Set(stemsOf(toSentences(saidBack).flat()))
  const told = new Set(stemsOf(toSentences(sentence).flat()))
  const shared = [...told].filter((stem) => stems.has(stem)).length
  return told.size > 0 && shared >= Math.min(FEWEST_SHARED, stems.size, told.size)
}

function stemsOf(words: PlainText): string[] {
  return words
    .filter((word) => word.length >= FEWEST_LETTERS && !saidOfAnything.has(word))
    .map((word) => word.slice(0, STEM_LETTERS))
}
