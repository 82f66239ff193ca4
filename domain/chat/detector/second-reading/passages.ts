import type { JudgedSentence } from '../read-rules.ts'

const SHORT_MESSAGE_WORDS = 50
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

function wordsIn(sentences: Passage): number {
  return sentences.reduce((sum, { masked }) => sum + masked.length, 0)
}
