import type { ConversationState } from './conversation-state.ts'
import { lexicon } from './detector/lexicon.ts'
import { compileTest } from './detector/matcher.ts'
import type { PlainText } from './detector/normalise.ts'
import type { Level, Situation } from './risk.ts'
import { isAboutThem } from './who-is-in-danger.ts'

const test = (patterns: readonly string[]) => compileTest(patterns, lexicon)

/** Remedies that somebody keeps, often of one who died or was ill. */
export const KEPT_REMEDIES =
  '(morphine|ampoule*|piqûre*|seringue*|insuline|opiacé*|patch*|fiole*|cachets|comprimés|médicaments|médocs|médoc|somnifères|pilules|gouttes|boîtes)'

const isOfRemedies = test([`${KEPT_REMEDIES} & ! (jeté*|rendu*|confié*|rapporté*|voisin*)`])

/** What is named stays nameless: « m'en servir », « les prendre ». */
const mightUseIt = test([
  "(pourrais|peux|vais|risque de|serais capable de|suis capable de|capable de|envie de|tenté* de|peur de|finir par|pense à) [bien|très bien|les|le|la|tout] (m'en servir|me en servir|les prendre|tout prendre|les avaler|tout avaler|l'utiliser|les utiliser|me les (faire|injecter)|y toucher)",
  "je (m'en sers|m'en servirai|m'en servirais|les prendrai|les prendrais|les avalerai|les prends tous|les prends toutes)",
])
/** Who does not trust themselves with it. */
const distrustsOneself = test([
  '(pas|plus|aucune) [*] [de] confiance en moi & (ce soir|cette nuit|là|maintenant|maison|seul*)',
  '(réponds|répond) (plus|pas) de (moi|rien)',
  '(pas|plus) sûr* de moi & (ce soir|cette nuit|là|maintenant)',
  '(peur de moi|peur de craquer|peur de ce que je (peux|pourrais|vais) (faire|me faire))',
])

const NEAR = { level: 'crise', situation: 'plan', immediate: true } as const

/**
 * Something that could kill was named, and may be used: nothing about a crisis is nearer. The thing may have been named before, in a talk about
 * one's own death; named in the same breath it says enough by itself, whatever was said so far.
 */
export function saidOfMeans(
  state: ConversationState,
  sentences: readonly PlainText[],
): { level: Exclude<Level, 'none'>; situation: Situation; immediate: true } | null {
  if (isAboutThem(state)) return null
  const says = (isMet: (sentence: PlainText) => boolean) => sentences.some(isMet)
  const isNamedBefore = state.risk.level === 'crise' && state.atHand !== null
  if (isNamedBefore && (says(mightUseIt) || says(distrustsOneself))) return NEAR
  return says(isOfRemedies) && says(distrustsOneself) ? NEAR : null
}
