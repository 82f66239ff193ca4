import type { ConversationState } from './conversation-state.ts'
import { lexicon } from './detector/lexicon.ts'
import { compileTest } from './detector/matcher.ts'
import { type PlainText, toSentences } from './detector/normalise.ts'
import { isUnsure } from './replies/care-answer.ts'
import type { Reading, Situation } from './risk.ts'
import { isAboutThem, saysItWasAJoke } from './who-is-in-danger.ts'

const test = (patterns: readonly string[]) => compileTest(patterns, lexicon)

const saysWhatWasMeant = test([
  'je (parle|parlais|parlé|voulais parler|pensais) [bien|juste|simplement] (de|du|des|d|à|au) *',
  'je (voulais|veux|voulait) [juste] dire *',
  "(c'était|c'est|il s'agit|il s'agissait) [juste] (pour|de|du|d) (mon|ma|mes|le|la|les|un|une|ce|cette) *",
])
const deniesDeath = test([
  "pas (de|du|d) [la|me|vouloir] (mourir|suicide|suicider|mort|tuer|faire du mal|en finir avec la vie|sauter d'un pont)",
  "pas (mourir|la vie|dans la vie|de la vie|me tuer|me suicider|suicidaire|la mort|sauter d'un pont)",
  'rien à voir avec (la mort|le suicide|mourir|ça)',
])
/** Meant so, it is the same in other words. */
const isTheSame = test([
  '(disparaître|pour toujours|rejoindre|retrouver (maman|papa|ma|mon)|plus souffrir|en paix|débarrass*|mieux sans moi|plus me réveiller|au ciel|là-haut)',
])
/** Read of words that may mean another thing. Whoever named their own death, or is in the midst of an act, is not believed at once. */
const ofManyMeanings = new Set<Situation | null>(['veiled', 'farewell', 'plan', 'intent', 'unclear', 'passive'])

export const explains = (sentences: readonly PlainText[]): boolean =>
  sentences.some(saysWhatWasMeant) && sentences.some(deniesDeath) && !sentences.some(isTheSame)

/** « Je parlais de demander pardon ce soir, pas de mourir »: what was meant is said, and death denied. « Je plaisantais » explains nothing. */
export function isExplainedAway(state: ConversationState, sentences: readonly PlainText[], reading: Reading): boolean {
  const { risk, safety, atHand } = state
  const isConfirmed = safety.suicide === true || safety.plan === true || safety.means === true || atHand !== null
  const isUnclear = risk.level === 'crise' && !risk.isOwn && ofManyMeanings.has(risk.situation)
  const mayBe = isUnclear && !isConfirmed && !isAboutThem(state)
  const isNothingNew = reading.level !== 'crise' || isUnsure(reading) || !reading.immediate
  return mayBe && isNothingNew && explains(sentences) && !sentences.some(saysItWasAJoke)
}

/** The level stays, and with it the card; nobody is pressed any more until something else is told. */
export function noteExplained(state: ConversationState, isExplained: boolean, reading: Reading): void {
  if (isExplained) {
    Object.assign(state.safety, { explained: true, eased: true, suicide: false })
    state.risk.immediate = false
    state.atHand = null
    state.askedSafety = null
  } else if (state.safety.explained && reading.level !== 'none' && !isUnsure(reading)) {
    Object.assign(state.safety, { explained: false, eased: false })
    delete state.safety.suicide
  }
}

const BARE = /^(?:hein|quoi|euh|non|nan|mais|enfin|mais non|ah non|pardon|stop)[\s,!?.…]*$/iu

/** What they say besides it. */
export function besidesExplaining(message: string): string {
  return message
    .split(/(?<=[.!?…;\n])\s+/u)
    .filter((part) => !BARE.test(part.trim()))
    .filter((part) => !toSentences(part).some((said) => saysWhatWasMeant(said) || deniesDeath(said)))
    .join(' ')
}

const MEANT =
  /(?<!\p{L})je (?:parlais|parle|voulais parler) (?:(?:bien|juste|simplement) )?(d(?:e |u |es |['’])[^.,!?;…]+)/iu

/** What they meant, in their words: « de démissionner ». */
export const meantBy = (message: string): string | null => MEANT.exec(message)?.[1]?.trim() ?? null
