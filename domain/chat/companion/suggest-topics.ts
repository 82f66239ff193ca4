import { toSentences } from '../reading/normalise.ts'
import { topicsOfWords } from './topics-of-words.ts'

/** Topics a message may be about, after spelling correction. */
export function suggestTopics(message: string): string[] {
  return topicsOfWords(toSentences(message).flat())
}
