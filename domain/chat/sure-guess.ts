import { judgeSentences } from './detector/read-rules.ts'
import { learntReader } from './detector/second-reading/second-reader.ts'

/**
 * From this likelihood on, what no rule knows is a crisis all the same. Of 141 crises that only the second reader saw, 105 had it; of those who mourned, and
 * only thanked or remembered, none.
 */
const SURE = 0.93
/** A larger share of it than this may be somebody else's. */
const MOST_OF_SOMEONE_ELSE = 0.05

const read = (message: string) => learntReader(judgeSentences(message))

/** How likely a message is a crisis by its words alone: read again where a guess would be passed over for what was said before it. */
export const likelihoodOfCrisis = (message: string): number => read(message).crise

/** « Si une maladie m'emportait, je ne lutterais pas »: more than the grief it is said in. */
export const isSurelyDespair = (message: string): boolean => read(message).vigilance >= SURE

/** « Je passe le parapet » is no tears of who mourns, and no shame for a blow, whatever the talk was about. */
export const isSurelyACrisis = (message: string): boolean => likelihoodOfCrisis(message) >= SURE

/** Nor is it the son's they were afraid for. */
export function isSurelyTheirOwnCrisis(message: string): boolean {
  const { crise, ofSomeoneElse } = read(message)
  return crise >= SURE && ofSomeoneElse <= MOST_OF_SOMEONE_ELSE * crise
}
