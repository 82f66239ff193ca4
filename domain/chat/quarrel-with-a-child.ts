import type { ConversationState } from './conversation-state.ts'
import { lexicon } from './detector/lexicon.ts'
import { compileTest } from './detector/matcher.ts'
import type { PlainText } from './detector/normalise.ts'
import type { Reading } from './risk.ts'

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

/** « Il m’a dit qu’il me détestait », of a son who lost his telephone: words of an adolescent, and no partner who harms. */
export function isQuarrelWithAChild(
  { spokenOf, risk }: ConversationState,
  sentences: readonly PlainText[],
  { level, situation, signals }: Reading,
): boolean {
  const says = (isMet: (sentence: PlainText) => boolean) => sentences.some(isMet)
  if (level !== 'danger' || situation !== 'partner-violence' || risk.level !== 'none') return false
  if (!signals.every(({ rule }) => MISREAD.has(rule))) return false
  return CALLED_CHILD.test(spokenOf[0]?.called ?? '') && says(isQuarrel) && !says(isMore)
}
