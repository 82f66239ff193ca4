import type { ConversationState } from '../conversation-state.ts'
import { lexicon } from '../detector/lexicon.ts'
import { compileTest } from '../detector/matcher.ts'
import type { PlainText } from '../detector/normalise.ts'
import { type CareAnswer, followUpIn, type Heard, withTests } from './care-answer.ts'
import { followUpsOfHome } from './follow-ups-of-home.ts'

const test = (patterns: readonly string[]) => compileTest(patterns, lexicon)
const OF_AGE = 18

const PARENT = '(père|mère|papa|maman|beau-père|belle-mère|parents|daron*|tuteur|oncle|grand-père|grand frère)'
const namesAParent = test([PARENT])
const PARENT_CALLED = /(?:père|mère|papa|maman|oncle|frère)$/
const tellsOfHarm = test([
  '(me|m|nous) [a|ont] [déjà|encore|souvent|parfois] (frapp*|tape*|tapé*|gifl*|cogn*|attrap*|tire*|tiré*|étrangl*|pouss*|bouscul*|secou*|enferm*|menac*|balanc*|fait mal|fait du mal) & ! (épaule|manche|jamais)',
  '(ceinture|des coups|coups de|lève la main|levé la main|des claques|des gifles|des baffes|par les cheveux|les cheveux)',
  '(il|elle|père|mère|papa|maman|beau-père) [*] [*] (cass*|défonc*) .. (porte*|chambre|affaires|téléphone|portable|tout)',
  'peur (de|du) (lui|elle|mon|ma|mes|rentrer) & ! (décevoir|perdre|mourir|mort)',
  '(me|nous) fait peur',
])
const known = withTests(followUpsOfHome)

/** Somebody young, by their age, or by what they say of school, or of whom nothing says otherwise. */
const isYoung = ({ age, caresFor, speaksOfElder, speaksOfBaby }: ConversationState): boolean =>
  (age === null || age < OF_AGE) && !caresFor && !speaksOfElder && !speaksOfBaby

/** A parent hurts or frightens somebody young who is in a crisis: kept for the rest of the conversation. */
export function noteHurtAtHome(state: ConversationState, sentences: readonly PlainText[]): void {
  const isOfParent = sentences.some(namesAParent) || PARENT_CALLED.test(state.spokenOf[0]?.called ?? '')
  if (state.risk.level === 'crise' && isYoung(state) && isOfParent && sentences.some(tellsOfHarm))
    state.safety['hurt-at-home'] = true
}

/** What answers it; null where nothing of it was told, or something else is said. */
export function homeAnswer(state: ConversationState, { sentences }: Heard): CareAnswer | null {
  noteHurtAtHome(state, sentences)
  return state.safety['hurt-at-home'] ? followUpIn(state, known, sentences) : null
}
