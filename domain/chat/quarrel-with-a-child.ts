import type { ConversationState } from './conversation-state.ts'
import { lexicon } from './detector/lexicon.ts'
import { compileTest } from './detector/matcher.ts'
import type { PlainText } from './detector/normalise.ts'
import { LEFT_BEHIND, TOLD_IN_PERSON } from './detector/rules/crisis-veiled.ts'
import { isUnsure } from './replies/care-answer.ts'
import type { Reading } from './risk.ts'
import { saysOwnDeath } from './who-is-in-danger.ts'

const test = (patterns: readonly string[]) => compileTest(patterns, lexicon)

const CALLED_CHILD = /(?:fils|fille|enfant|ado|gosse|gamine?|fiston|aînée?|cadette?)$/
/** What adolescents say and slam. */
const isQuarrel = test([
  '(déteste|détestait|détestent|hais|haïssait|haïr|pire (mère|père|maman|parent)|mauvais* (mère|père)|nul|nulle|ringard*|relou*|insolent*|répond mal|parle mal|lève les yeux|claqué|claque|boude|fait la tête)',
])
const isMore = test([
  '(frapp*|tap*|cogn*|gifl*|pouss*|coup|coups|jeté*|lancé*|cassé*|menac*|couteau*|étrangl*|peur|craché*|mord*|bleu*|sang|insulte* tous|tue*|tuer|mari|conjoint*|compagnon|copain|ex)',
])
const MISREAD = new Set(['partenaire-et-violence', 'emprise-et-coups', 'violence-du-partenaire', 'seconde-lecture'])

/** What a small child makes of a parting that nobody explained. */
const wondersWhetherTheirFault = test([
  "(demande|demandé|demandait|croit|croyait|pense|pensait|imagine|dit) [souvent|encore|hier] [si|que|à] (c'est|c'était|ce soit|ça vient|tout est|tout vient) [bien|un peu] (à cause (de lui|d'elle|d'eux|de ce)|[de] (sa|leur) faute)",
])
const isHarm = test([
  '(frapp*|tap*|cogn*|gifl*|coups|menac*|couteau*|étrangl*|peur|bleu*|sang|touche*|touché*|viol*|nu|nue|secret*|marque*|battu*|bats|bat|hurl*|boit|bourré|terrifi*|mourir|mort|suicid*)',
])

/** « Le petit m'a demandé si c'était à cause de lui », of parents who part, is a child's question and no child's danger. */
function isChildWhoWonders(
  { risk }: ConversationState,
  sentences: readonly PlainText[],
  { level, situation, signals }: Reading,
): boolean {
  const says = (isMet: (sentence: PlainText) => boolean) => sentences.some(isMet)
  if (level !== 'danger' || situation !== 'child' || risk.level !== 'none' || !isUnsure({ signals })) return false
  return says(wondersWhetherTheirFault) && !says(isHarm)
}

const isLeftBehind = test([LEFT_BEHIND])
const saysNotTheirFault = test([
  `${TOLD_IN_PERSON} ... (pas [de] (sa|leur) faute|(est|sont|étais|était) pour rien|rien à voir avec (lui|elle|eux)) & ! ${LEFT_BEHIND}`,
])

/** « Je lui redirai que ce n'est pas sa faute »: what a parent answers, of an evening, is no farewell. */
function isAnswerToAChild(
  { risk, speaksOfChild }: ConversationState,
  sentences: readonly PlainText[],
  { level, signals }: Reading,
): boolean {
  const says = (isMet: (sentence: PlainText) => boolean) => sentences.some(isMet)
  if (level !== 'crise' || !speaksOfChild || risk.level !== 'none' || !isUnsure({ signals })) return false
  return says(saysNotTheirFault) && !says(isLeftBehind) && !says(saysOwnDeath)
}

/** « Il m'a dit qu'il me détestait », of a son who lost his telephone: words of an adolescent, and no partner who harms. */
function isQuarrelOfAnAdolescent(
  { spokenOf, risk }: ConversationState,
  sentences: readonly PlainText[],
  { level, situation, signals }: Reading,
): boolean {
  const says = (isMet: (sentence: PlainText) => boolean) => sentences.some(isMet)
  if (level !== 'danger' || situation !== 'partner-violence' || risk.level !== 'none') return false
  if (!signals.every(({ rule }) => MISREAD.has(rule))) return false
  return CALLED_CHILD.test(spokenOf[0]?.called ?? '') && says(isQuarrel) && !says(isMore)
}

/** What children say to their parents, taken for harm. */
export const isOrdinaryOfAChild = (
  state: ConversationState,
  sentences: readonly PlainText[],
  reading: Reading,
): boolean =>
  [isQuarrelOfAnAdolescent, isChildWhoWonders, isAnswerToAChild].some((isMet) => isMet(state, sentences, reading))
