import type { ConversationState } from '../conversation-state.ts'
import { lexicon } from '../detector/lexicon.ts'
import { compileTest } from '../detector/matcher.ts'
import { type PlainText, toSentences } from '../detector/normalise.ts'
import { askingParts } from '../engine/asking-parts.ts'
import type { Reading, Situation } from '../risk.ts'
import { saysOwnDeath } from '../who-is-in-danger.ts'
import { followUpIn, isUnsure, withTests } from './care-answer.ts'
import { join } from './care-parts.ts'
import { followUpsOfCarers } from './follow-ups-of-carers.ts'

const test = (patterns: readonly string[]) => compileTest(patterns, lexicon)

const ILL =
  '(mère|père|maman|papa|parents|mari|femme|grand-mère|grand-père|mamie|papi|tante|oncle|beau-père|belle-mère|frère|soeur|fils|fille)'
const cares = test([
  `(m'occupe|me occupe|occupais|prends soin) de (mon|ma|mes) ${ILL}`,
  `(mon|ma|mes) ${ILL} .. (alzheimer|parkinson|démence|dément*|dépendant*|grabataire|un avc|son avc|sénile|handicapé*|autiste*|trisomi*|polyhandicap*|fin de vie|palliatif*|phase terminale|mourant*|sclérose*|charcot|paralysé*|hémiplég*|fauteuil)`,
  '(suis|rôle|métier) [l|d|son|sa|un|une] aidant*',
  'je (la|le|les) (lave|change|nourris|porte|lève|couche|fais manger)',
])
/** Somebody asks who could look after an ill person for a while. */
const asksForRelief = test([
  '(garder|surveiller|veiller sur|relayer|s occuper de|se occuper de) .. (mère|père|mari|femme|elle|lui|parent*|maman|papa) .. (nuit*|week-end|heure*|jour*|semaine|temps)',
  '(la|le|les) (garder|surveiller|veiller|relayer) .. (nuit*|week-end|heure*|jour*|semaine|temps)',
  '(peut|peuvent|pourrait|puisse) [la|le|les] (garder|surveiller|relayer)',
])
/** The same, of whoever looks after somebody. */
const asksForHelp = test([
  'qui (la|le|les) (garde|garderait|surveille|veille)',
  '(y a|existe|il y a|trouver|avoir) .. (aide*|service*|structure*|solution*) [pour|qui|$|,]',
])
/** A thought, and no act: told by somebody who is worn out. */
const thinksOfHurting = test([
  "(envie|idée*|pensée*|pensé|pense|imagine|rêve|peur) .. (oreiller|coussin|étouff*|étrangl*|(le|la|lui) (tuer|pousser|frapper)|qu'(il|elle) meure)",
  '(oreiller|coussin) sur (la tête|le visage|la figure)',
])
const meansToHurt = test([
  'je vais (la|le|lui) (tuer|étouffer|frapper|étrangler|faire du mal|secouer|taper)',
  '(couteau|arme|oreiller|coussin|étouff*|étrangl*|tuer)',
])
const namesAPartner = test(['{partenaire} .. (me|m) (frappe*|tape*|cogne*|étrangle*|menace*)'])
/** What is done to old people by others stays a danger. */
const misread = new Set<Situation>(['partner-violence', 'violence', 'child', 'others', 'sexual-violence'])
const isDoneByThem = test(['(il|elle) [*] me *'])
const isDoneByAnother = test([
  '(fils|fille|frère|soeur|voisin*|auxiliaire*|infirmi*|gendre|neveu|nièce|soignant*|aide) [*] (le|la|lui|les|me) *',
])
/** Seen on somebody who cannot tell it all: whoever is quoted beside it is no partner of the writer's. */
const bearsMarks = test([
  '(vu|vois|remarqué|trouvé|découvert|a|avait|constaté) .. (bleus|hématome*|marques|ecchymose*|traces de (doigts|coups|main*|liens|ceinture)) .. (ses|son|sa|le|la|les|lui|elle) & ! (chute*|tombé*|anticoagul*|prise de sang|perfusion*|piqûre*|je me|mes)',
  "(elle|il|mamie|papi|papy|mère|père) [*] [*] (m'a dit|me dit|a dit|chuchoté|avoué|murmuré) ... (il|elle) me (serre|tape|frappe|pince|secoue|gifle|attache|enferme) & ! (serre (la main|dans ses bras|fort contre))",
])
const MARKS_SEEN = { rule: 'marques-sur-un-aîné', level: 'danger', situation: 'elder' } as const
/** A wish of somebody worn out, and no thought of doing it. */
const wishes = test(followUpsOfCarers.find(({ id }) => id === 'souhait-de-sa-mort')?.patterns ?? [])
const meansToHelpIt = test(followUpsOfCarers.find(({ id }) => id === 'aider-à-partir')?.patterns ?? [])
/** « C'est lui que je voudrais voir partir »: nobody thinks of suicide in it. */
export function wishesTheirDeath(state: ConversationState, sentences: readonly PlainText[]): boolean {
  const isMeant = sentences.some(meansToHurt) || sentences.some(meansToHelpIt) || sentences.some(saysOwnDeath)
  return state.caresFor && sentences.some(wishes) && !isMeant
}

/** A gesture that was not held back. */
const shookAParent = test([
  "(j'ai|ai) [encore|déjà|un peu] (secoué|bousculé|pincé) (ma|mon) (mère|père|grand-mère|grand-père|mamie|papi|belle-mère|beau-père|maman|papa)",
])
const isHeldBack = test(['(failli|envie|presque|peur) .. (gifl*|secouer|frapper|taper|claque|baffe|coller|bousculer)'])

export const isCaring = (sentences: readonly PlainText[]): boolean =>
  sentences.some(cares) || sentences.some(shookAParent)

/** What an ill person does to whoever cares for them is no violence of a partner, nor is a gesture held back a danger to others. */
export function asCarers(state: ConversationState, sentences: readonly PlainText[], reading: Reading): Reading {
  const says = (isMet: (sentence: PlainText) => boolean) => sentences.some(isMet)
  if ((state.caresFor || state.speaksOfElder) && !state.speaksOfChild && says(bearsMarks))
    return { ...reading, level: 'danger', situation: 'elder', signals: [MARKS_SEEN], distress: true }
  const nothing: Reading = { ...reading, level: 'none', situation: null, signals: [], uneasy: false, distress: true }
  if (
    wishesTheirDeath(state, sentences) &&
    (reading.level !== 'danger' || isUnsure(reading) || reading.situation === 'medical')
  )
    return nothing
  if (isUnsure(reading) && (says(asksForRelief) || (state.caresFor && says(asksForHelp)))) return nothing
  const mayBeTheirAct = reading.level === 'none' || (reading.situation !== null && misread.has(reading.situation))
  if ((mayBeTheirAct || isUnsure(reading)) && says(shookAParent) && !says(saysOwnDeath))
    return { ...reading, level: 'danger', situation: 'elder', signals: [ACT_OF_A_CARER], distress: true }
  const isOpen = reading.level === 'none' || isUnsure(reading)
  const isThought = says(thinksOfHurting) || says(meansToHelpIt)
  if (state.caresFor && isOpen && isThought && !says(saysOwnDeath))
    return { ...reading, level: 'danger', situation: 'others', signals: [THOUGHT_OF_HURTING], distress: true }
  if (!state.caresFor || reading.level !== 'danger' || reading.situation === null) return reading
  const isOfPartner = says(namesAPartner) && !says(isDoneByThem)
  const isDoneByTheIll = says(isDoneByThem) && !says(isDoneByAnother)
  const isTheirs = isDoneByTheIll || says(isHeldBack)
  const mayBeMisread = misread.has(reading.situation) || (reading.situation === 'elder' && isDoneByTheIll)
  return isTheirs && mayBeMisread && !says(meansToHurt) && !isOfPartner ? nothing : reading
}

const THOUGHT_OF_HURTING = { rule: 'pensée-d-aidant', level: 'danger', situation: 'others' } as const

export const isActOfACarer = ({ signals }: Reading): boolean => signals.some(({ rule }) => rule === ACT_OF_A_CARER.rule)

const ACT_OF_A_CARER = { rule: 'geste-d-aidant', level: 'danger', situation: 'elder' } as const

const known = withTests(followUpsOfCarers)

/** What only tells that they are worn out, or near a gesture, when it is said in so many words. */
const opensATalkOfWear = new Set([
  'va-frapper',
  'aider-à-partir',
  'suis-je-maltraitant',
  'geste-commis',
  'pensée-violente',
  'souhait-de-sa-mort',
  'geste-retenu',
  'gestes-de-la-maladie',
  'à-bout',
  'relais',
  'séjour-court',
  'refuse-les-aides',
  'et-moi',
])
/** Answers to a question: who names a respite in passing asks for none. */
const answersAQuestion = new Set(['relais', 'séjour-court', 'coût', 'souffre-t-il'])
/** The engine owns its own mistakes: here they would be answered with a fatigue that nobody spoke of. */
const openers = known.filter(({ id }) => opensATalkOfWear.has(id))
const fromThenOn = known.filter(({ id }) => id !== 'mal-lu')
const parts = new Set(known.map(({ id }) => `follow-up ${id}`))

const looksForRelief = test(['(cherche|besoin|trouver|demander|voudrais|aimerais) .. (relais|répit|aide*|quelque un)'])
const deniesWear = test([
  'je [ne] (suis|me sens|étais) [vraiment|du tout|absolument] pas [du tout|encore|vraiment|si|tellement] (à bout|épuisé*|fatigué*|vidé*|crevé*|aidant*|débordé*)',
  '(jamais|pas) (dit|parlé) .. (à bout|épuisé*|fatigué*|fatigue|aidant*|relais)',
])

/**
 * What a carer says of their days, and asks; null when it is something else. To live beside an illness is not to be worn out by it: only who says
 * so is answered so, and the talk is theirs again with the first message that speaks of anything else.
 */
export function carerAnswer(state: ConversationState, message: string): string | null {
  const sentences = toSentences(message)
  if (!state.caresFor && !sentences.some(asksForRelief)) return null
  if (sentences.some(deniesWear)) return null
  const isUnderWay = state.parts.some(({ part, turn }) => turn === state.turn - 1 && parts.has(part))
  const asked = [...askingParts(message), ...sentences.filter(looksForRelief)]
  const mayAnswer = (isUnderWay ? fromThenOn : openers).filter(
    ({ id, isMet }) => !answersAQuestion.has(id) || asked.some(isMet),
  )
  const found = followUpIn(state, mayAnswer, sentences)
  return found && join([found.words, found.question])
}

/** The same where another question is asked. */
export function carerWords(state: ConversationState, message: string): string | null {
  return followUpIn(state, known, toSentences(message))?.words ?? null
}
