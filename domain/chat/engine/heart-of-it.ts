import type { ConversationState } from '../conversation-state.ts'
import { lexicon } from '../detector/lexicon.ts'
import { compileTest } from '../detector/matcher.ts'
import { type PlainText, toSentences } from '../detector/normalise.ts'
import { unusedWording } from '../replies/rotation.ts'
import { hearts } from './hearts.ts'
import { unansweredQuestion } from './known-facts.ts'

const known = hearts.map((heart) => ({ ...heart, isHeld: compileTest(heart.patterns, lexicon) }))

/**
 * What a message plainly holds, and one question on that: instead of plain room to go on, which reads as not having listened where somebody has
 * just said what weighs. Null where nothing is held that was written down, or all of it was asked.
 *
 * @param saidBack their words as they were said back; where there are none, what they hold is said first, unless something else was (null)
 */
export function heartOfIt(state: ConversationState, message: string, saidBack: string | null): string | null {
  // In danger what comes next is asked, and not what was felt.
  if (state.risk.level === 'danger' || state.risk.level === 'crise') return null
  const told = toSentences(message)
  // A question on something else than what was just said back would read as a change of subject.
  const sentences = saidBack ? told.filter((sentence) => isSaidBack(sentence, saidBack)) : told
  for (const { id, isHeld, words, questions } of known) {
    if (!sentences.some(isHeld)) continue
    const held = saidBack === '' ? unusedWording(state, `heart ${id}`, [words]) : null
    const question = unansweredQuestion(state, `heart ${id} question`, questions)
    if (held ?? question) return [held, question].filter((part) => part !== null).join(' ')
  }
  return null
}

const FEWEST_LETTERS = 4
const STEM_LETTERS = 4
const FEWEST_SHARED = 2

function isSaidBack(sentence: PlainText, saidBack: string): boolean {
  const stems = new Set(stemsOf(toSentences(saidBack).flat()))
  const shared = new Set(stemsOf(sentence).filter((stem) => stems.has(stem))).size
  return shared >= Math.min(FEWEST_SHARED, stems.size)
}

function stemsOf(words: PlainText): string[] {
  return words
    .filter((word) => word.length >= FEWEST_LETTERS && word !== 'vous')
    .map((word) => word.slice(0, STEM_LETTERS))
}
