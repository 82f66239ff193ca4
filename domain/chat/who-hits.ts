import type { ConversationState } from './conversation-state.ts'
import { lexicon } from './detector/lexicon.ts'
import { compileTest } from './detector/matcher.ts'
import type { PlainText } from './detector/normalise.ts'
import type { Reading, Situation } from './risk.ts'

const test = (patterns: readonly string[]) => compileTest(patterns, lexicon)

const HITS =
  '(frappe*|frappé*|tape*|tapé*|cogne*|cogné*|gifle*|giflé*|mord*|griffe*|bouscule*|bousculé*|pousse*|poussé*|menace*|cassé*|étrangle*|étranglé*)'
const childHitsMe = test([
  `(fils|fille|ado|gamin*|gosse|fiston|enfant) [*] [*] [*] [*] [*] (me|nous|m'a|nous a) [a|encore|déjà] ${HITS} & ! (père|mari|ex|copain|compagnon|conjoint|dit|raconte|voit|vu|entend)`,
])
const partnerHitsMe = test([
  `(mari|femme|conjoint*|compagn*|copain|copine|époux|épouse|ex|mec) [*] [*] [*] (me|m'a|m) [a|encore|déjà] ${HITS} & ! (mère|père|maman|papa|parents)`,
])
const namesAnotherGrownUp = test(['(mari|femme|conjoint*|compagn*|copain|copine|ex|père|beau-père)'])
const misread = new Set<Situation>(['partner-violence', 'violence', 'elder', 'child'])
const OF_AGE = 18

/**
 * Whose blows are told says whose line it is: a son who hits his mother is no partner to flee and nobody's child to protect; a husband who
 * does so in front of the children is one.
 */
export function byWhoHits(state: ConversationState, sentences: readonly PlainText[], reading: Reading): Reading {
  if (reading.level !== 'danger' || reading.situation === null || !misread.has(reading.situation)) return reading
  const isMinor = state.age !== null && state.age < OF_AGE
  if (reading.situation === 'child' && !isMinor && sentences.some(partnerHitsMe))
    return { ...reading, situation: 'partner-violence' }
  const isTold = sentences.some(childHitsMe)
  const isStillThem = state.safety['by-child'] === true && !sentences.some(namesAnotherGrownUp)
  if (!isTold && !isStillThem) return reading
  state.safety['by-child'] = true
  return { ...reading, situation: 'violence' }
}
