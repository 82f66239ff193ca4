import type { ConversationState } from './conversation-state.ts'
import { lexicon } from './detector/lexicon.ts'
import { compileTest } from './detector/matcher.ts'
import { type PlainText, toSentences } from './detector/normalise.ts'
import { isHurtByGrownChild } from './hurt-by-grown-child.ts'
import { isPartner } from './person-spoken-of.ts'
import { isPressedOnline } from './pressed-online.ts'
import type { Situation } from './risk.ts'
import { isDoneToMe } from './who-is-in-danger.ts'

const test = (patterns: readonly string[]) => compileTest(patterns, lexicon)

const namesAPartner = test(['(mari|femme|conjoint*|compagn*|copain|copine|époux|épouse|ex)'])
export const namesAChild = test(['{enfant}', '(enfant*|gamin*|élève*|neveu*|nièce*|filles|petites)'])

const isTheirGrownChild = test([
  '(son|sa|leur) (fils|fille|gendre|belle fille|petit fils|petite fille|neveu|nièce) .. (chez elle|chez lui|chez eux|carte|pension|retraite|chéquier|argent|compte|procuration)',
])

const ofAnAdult = new Set<Situation>(['partner-violence', 'violence', 'sexual-violence'])
const OF_AGE = 18
const AN_ELDER = 65

/** What is done to a child is for the line that protects children; to an old person, for theirs, unless a partner does it. */
export function ofTheirAge(
  { age, speaksOfElder, speaksOfChild, risk, spokenOf, recent }: ConversationState,
  sentences: readonly PlainText[],
  situation: Situation | null,
): Situation | null {
  if (situation === null) return situation
  const isOfPartner = sentences.some(namesAPartner)
  if (situation === 'child' && sentences.some(isPressedOnline)) return 'cyber'
  // « Je m'enferme ou je sors ? », of a parent who hits, speaks of no partner.
  const isOfAParent = risk.situation === 'child' && (age ?? 0) < OF_AGE && !isOfPartner && !spokenOf.some(isPartner)
  if (situation === 'partner-violence' && isOfAParent) return 'child'
  // Those who insult somebody by hundreds of messages are still the ones who shared the picture.
  if (risk.situation === 'cyber' && ofAnAdult.has(situation) && situation !== 'sexual-violence' && !isOfPartner)
    return 'cyber'
  if (situation === 'violence' && speaksOfChild && !sentences.some(isDoneToMe) && !isOfPartner) return 'child'
  // « Mon fils de 40 ans me pousse, ma pension y passe »: the one who writes is no longer young.
  const isDoneByGrownChild = ofAnAdult.has(situation) && situation !== 'sexual-violence' && !isOfPartner
  if (isDoneByGrownChild && isHurtByGrownChild([...recent.flatMap(toSentences), ...sentences])) return 'elder'
  const isOfElder = speaksOfElder && ofAnAdult.has(situation) && situation !== 'sexual-violence'
  if (isOfElder && !sentences.some(isDoneToMe) && !isOfPartner) return 'elder'
  // « Ma mère de 85 ans est frappée par mon frère »: no child is named; her own son who came back to live with her is none.
  const isOfNoChild = !sentences.some(namesAChild) || sentences.some(isTheirGrownChild)
  if (situation === 'child' && speaksOfElder && (age ?? OF_AGE) >= OF_AGE && isOfNoChild) return 'elder'
  if (age === null) return situation
  if (age < OF_AGE) return ofAnAdult.has(situation) ? 'child' : situation
  if (age < AN_ELDER || (situation !== 'child' && !ofAnAdult.has(situation))) return situation
  const isOfSomeoneElse = sentences.some(situation === 'child' ? namesAChild : namesAPartner)
  return isOfSomeoneElse || situation === 'sexual-violence' ? situation : 'elder'
}
