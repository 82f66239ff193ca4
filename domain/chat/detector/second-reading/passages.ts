import type { JudgedSentence } from '../read-rules.ts'

export const SHORT_MESSAGE_WORDS = 50
const LONGEST_PAIR_WORDS = 60

export type Passage = readonly JudgedSentence[]

/** A short message is read whole; a long one sentence by sentence and two by two, so that nothing drowns in it. */
export function passagesOf(sentences: readonly JudgedSentence[]): Passage[] {
  if (wordsIn(sentences) <= SHORT_MESSAGE_WORDS) return [sentences]
  return sentences.flatMap((sentence, at) => {
    const pair = sentences.slice(at, at + 2)
    return pair.length === 2 && wordsIn(pair) <= LONGEST_PAIR_WORDS ? [[sentence], pair] : [[sentence]]
  })
}

/**
 * Sentences of a short message in which a rule found a crisis, each by itself: « Je dors mal. Le chat ronfle. Je veux
 * mourir. » Not where a setting was opened: « J'écris un roman » is about the sentences around it too.
 */
export function graveSentencesOf(sentences: readonly JudgedSentence[]): Passage[] {
  if (sentences.length < 2 || sentences.some(({ frames }) => frames.length > 0)) return []
  return sentences.filter(({ found }) => found.some(({ level }) => level === 'crise')).map((sentence) => [sentence])
}

function wordsIn(sentences: Passage): number {
  return sentences.reduce((sum, { masked }) => sum + masked.length, 0)
}
