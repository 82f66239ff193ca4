import { toSentences } from '../reading/normalise.ts'
import { topicsOfWords } from './topics-of-words.ts'

/** Topics that a message may be about, misspelt words put right first. */
export function suggestTopics(message: string): string[] {
  return topicsOfWords(toSentences(message).flat())
}
