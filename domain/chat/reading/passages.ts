import type { PlainText } from './normalise.ts'

const SHORT_MESSAGE_WORDS = 50
const LONGEST_PAIR_WORDS = 60

export type Passage = readonly PlainText[]

/** A short message is read as a whole; a long one by sentence and by pairs, so that one sentence is not diluted. */
export function passagesOf(sentences: readonly PlainText[]): Passage[] {
  if (wordsIn(sentences) <= SHORT_MESSAGE_WORDS) return sentences.length ? [sentences] : []
  return sentences.flatMap((sentence, at) => {
    const pair = sentences.slice(at, at + 2)
    return pair.length === 2 && wordsIn(pair) <= LONGEST_PAIR_WORDS ? [[sentence], pair] : [[sentence]]
  })
}

function wordsIn(sentences: Passage): number {
  return sentences.reduce((sum, words) => sum + words.length, 0)
}
