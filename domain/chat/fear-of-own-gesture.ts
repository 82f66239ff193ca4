import type { ConversationState } from './conversation-state.ts'
import { DISTRESS_AND_MEANS } from './detector/detect-risk.ts'
import { lexicon } from './detector/lexicon.ts'
import { compileTest } from './detector/matcher.ts'
import { type PlainText, toSentences } from './detector/normalise.ts'
import { speaksOfGrownUp } from './person-spoken-of.ts'
import { isUnsure } from './replies/care-answer.ts'
import type { Reading, Situation } from './risk.ts'
import { isDoneToMe, wishesOwnDeath } from './who-is-in-danger.ts'

const test = (patterns: readonly string[]) => compileTest(patterns, lexicon)

const CHILD =
  '(mon|ma|mes|notre|nos|le|la|les) [petit*|grand*|propre] (bébé*|fils|fille|filles|enfant*|petit|petite|petits|ado|gamin*|gosse*|nourrisson|jumeaux|jumelles|fiston|puce|loulou|môme|mômes|aîné*)'
const GESTURE =
  '(secouer|jeter|balancer|lancer|laisser tomber|frapper|taper|gifler|cogner|baffer|claquer|brutaliser|violenter|maltraiter|faire [du|un|de] mal|faire quelque chose|faire un truc|lever la main|en (coller|mettre) une|(mettre|coller) une (claque|gifle|baffe|fessée|tarte))'
/** What is feared, wished or nearly done by who writes, and by nobody else. */
const ABOUT_TO =
  "(ai [*] [*] (peur|envie|failli)|avais [*] (peur|envie)|eu [*] (peur|envie)|me (prend|vient) [une|l'] envie|je (crains|flippe|redoute|pourrais|vais [finir par]|risque|me sens capable|suis capable|serais capable|suis à deux doigts|suis sur le point)|peur) [de|d|à] [craquer|péter un câble|pas me contrôler] [et] [de|d]"

/** A child is named, and what they could do to it. */
const fearsToHurtChild = test([
  `${ABOUT_TO} [le|la|les|lui|leur] ${GESTURE} [à|sur|contre|dessus] ${CHILD}`,
  `(peur|crains|flippe|angoisse|terrifi*|effraie) .. (ce que je|de ce que je|que je) .. (pourrais|peux|suis capable|serais capable|vais|risque) .. (faire|à) .. ${CHILD}`,
  `(peur|crains|flippe|angoisse|terrifi*) .. que je (frappe|tape|secoue|gifle|cogne|fasse) .. ${CHILD}`,
  `(levé|lever|levais) la main & (arrêt*|reten*|stopp*) & ${CHILD}`,
])
/** The same where « le » and « lui » can only be a child of theirs. */
const fearsToHurtThem = test([
  `${ABOUT_TO} (le|la|les|lui|leur) ${GESTURE}`,
  '(peur|crains|flippe|angoisse|terrifi*) .. (que je|ce que je) .. (le|la|les|lui|leur) (secoue*|frappe*|tape*|gifle*|cogne*|fasse*|faire)',
  '(peur|crains|flippe) .. (ce que je|de ce que je) .. (pourrais|peux|suis capable|serais capable)',
  '^ [de|bah|ben|oui|et] que je (le|la|les|lui|leur) (secoue|frappe|tape|gifle|cogne|fasse)',
  '(peur|flippe) de (moi|mes gestes|mes mains|mes réactions|ma colère|ma réaction)',
  '(levé|lever|levais) la main & (arrêt*|reten*|stopp*)',
])
/** « Je vais le passer par la fenêtre »: said of the child who cries, and of nobody's own death. */
const wouldThrowThem = test([
  '(vais|veux|voudrais|envie|pourrais|failli) [finir par|de|d|presque] (le|la|les) (passer|jeter|balancer|foutre|lancer) [par la fenêtre|dehors|contre le mur|sur|dans|par terre|$]',
])
const FALLING = '(saute*|sauter|enjamb*|vide|tomber|jeter|bord|rambarde|barrière|finir|mourir|adieu*|pencher|penche)'
/** Between them and the child there is a door: « je suis sorti sur le balcon ». */
const steppedOut = test([
  `(suis|je suis|me suis) [*] (sorti*|allé*|mis*|réfugié*|isolé*) [*] [*] (balcon|couloir|palier|jardin|terrasse|dehors|cuisine|salon|salle de bain*|autre pièce|escalier*) & ! ${FALLING}`,
  `suis (sur le balcon|dans le (couloir|jardin|salon)|dehors|sur le palier|dans la cuisine) & ! ${FALLING}`,
])
const criesAreTooMuch = test([
  '(supporter|supporte|peux|tiens|tenir|entendre) [*] [*] [*] (pleurs|cris|hurlements|pleurer|hurler|crier)',
  '(pleurs|cris|hurlements|pleure|hurle) [*] [*] [*] [*] [*] [*] (peux plus|supporte plus|à bout|rend* (folle|fou)|craque*)',
])
const childrenWearOut = test([
  '(petit|petite|petits|bébé|gamin*|gosse*|enfants|fils|fille|filles|jumeaux|jumelles|dernier|dernière|aîné*) [*] [*] [*] (hurle*|pleure*|crie*|braille*|crise*)',
  '(peux plus|bout|craque*|supporte plus) .. (mes|les|mon|ma) [petit*] (enfants|gosses|gamin*|fils|fille|filles|jumeaux|jumelles|bébé)',
])
/** What is seen in spite of oneself is answered as such; what voices order, or a weapon, as more. */
const isOfAnotherKind = test([
  '(image*|flash*|vision*|imagine*|pensée*|phobie*|voix|ordonne*|couteau|oreiller|noyer|tuer|étouffer|fenêtre)',
])
/** A parent who is hit by their child may fear to hit back. */
const isDoneByChild = test(['(fils|fille|ado|enfant|petit|petite|gamin*|gosse|fiston) [*] [*] (me|nous) [a|ont] *'])
const isDoneByAnother = test([
  '(mari|conjoint*|compagn*|copain|ex|père|mère|beau-père|belle-mère|nounou|il|elle) [*] (le|la|les|lui|nous) [a] (frapp*|tap*|secou*|gifl*|cogn*|menac*|bat)',
])
const CALLED_CHILD = /(?:fils|fille|enfant|bébé|ado|gosse|gamine?|petite?|fiston)$/

const OWN_GESTURE = { rule: 'peur-de-son-geste', level: 'danger', situation: 'others' } as const
const ofCries = new Set<Situation | null>(['hopeless', 'unbearable', 'severe', 'unclear'])
const misread = new Set<Situation | null>(['child', 'partner-violence', 'violence', 'others'])

/**
 * A parent afraid of what they could do to their child is neither hit by anybody nor the witness of it, and no threat to be reported: they are told what
 * protects the child in that minute, and who listens to parents. Null where nothing of it is said.
 */
export function fearOfOwnGesture(
  state: ConversationState,
  sentences: readonly PlainText[],
  reading: Reading,
): Reading | null {
  const says = (isMet: (sentence: PlainText) => boolean) => sentences.some(isMet)
  const isOfChild = state.speaksOfBaby || state.safety['own-fear'] === true
  // What a parent does to get away from the cries is no place to fall from.
  const isPlaceOnly = reading.signals.every(({ rule, level }) => level !== 'crise' || rule === DISTRESS_AND_MEANS)
  const isAway = state.safety['own-fear'] === true && isPlaceOnly && says(steppedOut)
  const isOpen = reading.level !== 'crise' || isUnsure(reading) || isAway || (isOfChild && says(wouldThrowThem))
  if (!isOpen || reading.situation === 'medical' || says(wishesOwnDeath)) return null
  if (says(isDoneToMe) && !says(isDoneByChild)) return null
  if (isAway && reading.level !== 'danger') return { ...reading, level: 'none', situation: null, signals: [] }
  const isThrown = isOfChild && says(wouldThrowThem)
  if (state.isAtSchool || (says(isOfAnotherKind) && !isThrown) || (state.caresFor && speaksOfGrownUp(state)))
    return null
  const isChildMeant = () =>
    state.speaksOfBaby || CALLED_CHILD.test(state.spokenOf[0]?.called ?? '') || isAtTheEndOfChildren(state, sentences)
  if (isThrown || says(fearsToHurtChild) || (says(fearsToHurtThem) && isChildMeant())) {
    state.safety['own-fear'] = true
    state.safety['for-child'] = false
    state.isWitness = false
    return {
      ...reading,
      level: 'danger',
      situation: 'others',
      signals: [OWN_GESTURE],
      immediate: false,
      distress: true,
    }
  }
  // Cries that nobody could bear are no wish to die: they are met for themselves.
  if (isOfChild && reading.level === 'vigilance' && ofCries.has(reading.situation) && says(criesAreTooMuch))
    return { ...reading, level: 'none', situation: null, signals: [] }
  // It is still their own gesture that they speak of, whatever a word of it may be taken for.
  const isStill = state.safety['own-fear'] === true && state.risk.situation === 'others' && !says(isDoneByAnother)
  const isMisread = reading.level === 'danger' && misread.has(reading.situation)
  return isStill && isMisread ? { ...reading, level: 'none', situation: null, signals: [] } : null
}

/** « Le petit hurle depuis deux heures »: whom their hands could hurt needs no naming. */
function isAtTheEndOfChildren({ recent }: ConversationState, sentences: readonly PlainText[]): boolean {
  return [...recent.flatMap((message) => toSentences(message)), ...sentences].some(childrenWearOut)
}
