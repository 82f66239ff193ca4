import { asWithdrawal } from './alcohol-withdrawal.ts'
import { saidOfTheirQuestion } from './asked-by-others.ts'
import { isAttackToPass } from './attack-to-pass.ts'
import { asBereaved } from './bereaved-by-suicide.ts'
import { asBodily, bodyInDanger, isFearForABody, isViolenceAndNoFaint, withoutWish } from './body-in-danger.ts'
import { asBullied } from './bullied-at-school.ts'
import { childBodyInDanger } from './child-body-in-danger.ts'
import type { ConversationState } from './conversation-state.ts'
import { SECOND_READING } from './detector/detect-risk.ts'
import { lexicon } from './detector/lexicon.ts'
import { compileTest } from './detector/matcher.ts'
import { type PlainText, toSentences } from './detector/normalise.ts'
import { BLADES_FOUND } from './detector/rules/unmistakable.ts'
import { hurting } from './done-to-oneself.ts'
import { drivenDrunk, isDrivenDrunk } from './driven-drunk.ts'
import { isExasperation, meantThreat } from './exasperation.ts'
import { fearOfOwnGesture } from './fear-of-own-gesture.ts'
import { heartOrDrug } from './heart-or-drug.ts'
import { isOfTheDead, leavesWithTheLiving, wantsToJoinTheDead } from './joining-the-dead.ts'
import { isKilledInAGame } from './killed-in-a-game.ts'
import { lookedUpHow } from './looked-up-how.ts'
import { isNoWishToDie } from './no-wish-to-die.ts'
import { namesAChild, ofTheirAge } from './of-their-age.ts'
import { isOfTreatment, withoutRemedyForAnother } from './of-treatment.ts'
import { isOrdinaryDecision } from './ordinary-decision.ts'
import { isOfElder, speaksOfGrownUp } from './person-spoken-of.ts'
import { isOrdinaryOfAChild } from './quarrel-with-a-child.ts'
import { isForbiddenRequest, isUnsure } from './replies/care-answer.ts'
import { asCarers } from './replies/carer-answer.ts'
import { asksToCallRescue } from './replies/help-on-its-way.ts'
import { asImages } from './replies/images-reply.ts'
import { isGriefOfALostPatient } from './replies/lost-patient-answer.ts'
import { asksForMethod, comparesWaysToDie, confesses, isOfAStory } from './replies/method-request.ts'
import { answerTo, saysThinkingOfIt } from './replies/safety-answers.ts'
import { deniesSuicide } from './replies/safety-statements.ts'
import { isWitness } from './replies/witness-reply.ts'
import { dangers, higherLevel, type Level, type Reading, type Situation } from './risk.ts'
import { awaitsOwnTurn, saidAfterDespair } from './said-after-despair.ts'
import { saidOfMeans } from './said-of-means.ts'
import { saidOfSuicide } from './said-of-suicide.ts'
import { silenceImposed } from './silence-imposed.ts'
import { isSurelyTheirOwnCrisis } from './sure-guess.ts'
import { swallowed } from './swallowed.ts'
import { toldOfWhoWasNamed } from './told-of-who-was-named.ts'
import { asToldOutright } from './told-outright.ts'
import { isAnotherHeld } from './violence-done-to-another.ts'
import { ofTheCouple } from './violence-in-a-couple.ts'
import { asTheirs, isAboutThem, isDoneToMe, saysOwnDeath, theyWrite } from './who-is-in-danger.ts'
import { isWornOutByALoad } from './worn-out-by.ts'

const test = (patterns: readonly string[]) => compileTest(patterns, lexicon)

const isOfThem = test(['(il|elle|{proche}) (me|ne|se|lui|a|va|veut|dit|répond|vient|menace|parle|est|fait)'])
const asksHow = test([
  '(comment|combien|quel|quelle|quels|quelles|lequel|laquelle|dites moi|dis moi|donne moi|donnez|donner|explique*|liste*|classe*|tableau|astuce*|recette*|méthode*)',
])
const wroteFarewells = test(['(écrit|rédigé|préparé|fini) (les|mes|des|ma|une) (lettre*|adieux|mots)'])
/** « Si je n'étais plus là, ils s'arrêteraient. » */
const wouldRatherBeGone = test([
  'si je [ne] (étais|suis|serais) plus (là|de ce monde|en vie) & ! (maison|au travail|boulot|avec)',
])
/** Even to deny it: « je ne vais pas me suicider, rassurez-vous », and a moment later « enfin... j'y pense ». */
const namesOwnSuicide = test([
  'me (suicider|tuer|pendre|supprimer|foutre en l air)',
  'mettre fin à mes jours',
  'en finir avec la vie',
  '(mon|au) suicide',
])

const tellsAChildsAge = test([
  '(elle|il|petit|petite|gamin|gamine|gosse) [*] (a|avoir|avait) [à peine|que] (2|3|4|5|6|7|8|9|10|11|12|13|14|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze) ans',
])

/** The one who writes is the one who hits. */
const isDoneByMe = test([
  "(j'ai|ai) [encore|déjà|failli] (frappé|giflé|tabassé|cogné|étranglé) (ma|mon) (femme|mari|compagn*|conjoint*|copine|copain|mère|père|fils|fille|bébé|enfant) & ! failli",
  'je (la|le) (frappe|bats|tabasse|cogne) & ! (jeu|sac|balle|ballon|punching)',
])
/** A gesture of somebody worn out by caring, towards the one they care for. */
const handledRoughly = test([
  "je (l'ai|lui ai) [encore|même|un peu] (secoué*|giflé*|frappé*|tapé*|poussé*|bousculé*|pincé*|empoigné*|attrapé* par (le (bras|cou|col)|les (cheveux|épaules|poignets))|serré* le|mis une (claque|gifle|baffe)|donné une (claque|gifle|baffe)|tordu)",
])
const marksOfInjury = test([
  '(marques|cicatrices|traces|coupures|griffures|brûlures) .. (bras|poignets|cuisses|jambes)',
])
const speaksOfDeath = test(['(mourir|mort|suicid*|en finir|tuer)'])

/** What a message says in the light of the last question, of whom the conversation is about, and of who writes. */
export function readInContext(state: ConversationState, message: string, heard: Reading): Reading {
  const sentences = toSentences(message)
  const reading = withoutRemedyForAnother(state, sentences, heard)
  // « Mon héroïne prend quoi, pour ne pas se réveiller ? » is asked, and happens to nobody.
  if (reading.level !== 'none' && isOfAStory(sentences) && asksForMethod(state, message, sentences))
    return methodAsked(reading)
  const ofBlades = withBladesFound(reading)
  if (ofBlades) return ofBlades
  const ofBody = bodyInDanger(state, sentences, reading)
  if (ofBody) return childBodyInDanger(state, message, sentences, reading) ?? ofBody
  const ofHeart = heartOrDrug(state, sentences, reading)
  if (ofHeart) return ofHeart
  if (isFearForABody(state, sentences, reading)) return withoutWish(reading)
  const confirmed = confirmedBy(state, message, sentences)
  const isGraver = confirmed && higherLevel(reading.level, confirmed.level) !== reading.level
  if (confirmed && (isGraver || (reading.level === confirmed.level && isUnsure(reading)))) {
    const { level, situation } = confirmed
    const immediate = reading.immediate || confirmed.immediate === true
    const signals = [{ rule: SAID_BEFORE, level, situation }]
    return { ...reading, level, situation, signals, immediate, distress: true }
  }
  const ofChild = childBodyInDanger(state, message, sentences, reading)
  if (ofChild) return ofChild
  const ofDrink = asWithdrawal(state, message, sentences, reading)
  if (ofDrink !== reading) return ofDrink
  const isOpenToRescue = reading.level === 'none' || (reading.level === 'danger' && isUnsure(reading))
  const isNewToRescue = state.risk.level === 'none' || state.risk.situation === 'child'
  if (isOpenToRescue && isNewToRescue && asksToCallRescue(message))
    return { ...reading, level: 'danger', situation: 'medical', signals: [RESCUE_ASKED], distress: true }
  // Where nothing worries, a question about a poisoner in a novel is refused without alarm.
  const isWorrying = reading.level !== 'none' || state.risk.level !== 'none' || comparesWaysToDie(state, sentences)
  const mayAsk = isWorrying && reading.situation !== 'attempt' && !sentences.some(theyWrite)
  if (mayAsk && asksForMethod(state, message, sentences)) return methodAsked(reading)
  const isHarmless =
    isNamingThings(state, sentences, reading) ||
    isOfAGrownUp(message, reading) ||
    isGriefOfALostPatient(state, sentences, reading) ||
    isOfTreatment(state, sentences, reading) ||
    isAttackToPass(state, sentences, reading) ||
    isOrdinaryOfAChild(state, sentences, reading) ||
    leavesWithTheLiving(state, sentences, reading) ||
    isWornOutByALoad(state, sentences, reading)
  const threat = meantThreat(state, message, sentences, reading)
  if (threat) return threat
  const isFigureOfSpeech =
    isNoWishToDie(state, sentences, reading) ||
    isExasperation(state, sentences, reading) ||
    isKilledInAGame(state, sentences, reading)
  if (isFigureOfSpeech || isOrdinaryDecision(state, sentences, reading))
    return { ...reading, level: 'none', situation: null, signals: [] }
  if (isViolenceAndNoFaint(sentences, reading)) return { ...reading, situation: 'sexual-violence', immediate: false }
  if (isHarmless) return { ...reading, level: 'none', situation: null, signals: [], uneasy: false }
  const silenced = silenceImposed(state, sentences, reading)
  if (silenced) return silenced
  const ofWhoWasNamed = toldOfWhoWasNamed(state, sentences, reading)
  if (ofWhoWasNamed) return ofWhoWasNamed
  const isOwnCrisis = reading.level === 'crise' && isSurelyTheirOwnCrisis(message)
  if (!isOwnCrisis && sentences.some(namesAChild) && isDrivenDrunk(sentences)) return drivenDrunk(reading)
  const ofGesture = fearOfOwnGesture(state, sentences, reading)
  if (ofGesture) return ofGesture
  const ofImages = asImages(state, sentences, reading)
  if (ofImages !== reading) return ofImages
  const isSeen = (isWitness(sentences) || isAnotherHeld(state, sentences)) && !sentences.some(saysOwnDeath)
  const isOpenToIt =
    reading.situation === 'partner-violence' ||
    isUnsure(reading) ||
    (reading.situation === 'violence' && state.isWitness && !sentences.some(isDoneToMe))
  // « Elle crie au secours » is no call of their own.
  const isTheirCall = state.isWitness && !isFearTold(reading) && (reading.level === 'vigilance' || isUnsure(reading))
  if (isSeen && (reading.level === 'none' || isTheirCall || (reading.level === 'danger' && isOpenToIt))) {
    const isChild = state.safety['for-child'] || sentences.some(tellsAChildsAge)
    const situation = state.speaksOfElder ? 'elder' : isChild ? 'child' : 'partner-violence'
    return { ...reading, level: 'danger', situation, signals: [{ ...SEEN, situation }], distress: true }
  }
  const isOpenToMe = reading.level === 'none' || reading.level === 'danger'
  const isOfChild = sentences.some(namesAChild) && !speaksOfGrownUp(state)
  if (state.caresFor && isOpenToMe && sentences.some(handledRoughly) && !isOfChild)
    return { ...reading, level: 'danger', situation: 'elder', signals: [HANDLED_ROUGHLY], distress: true }
  if (isOpenToMe && reading.situation !== 'medical' && sentences.some(isDoneByMe))
    return { ...reading, level: 'danger', situation: 'others', signals: [DONE_BY_ME], distress: true }
  const ofCarers = asCarers(state, sentences, reading)
  if (ofCarers !== reading) return ofCarers
  const bodily = asBodily(sentences, hurting(sentences, swallowed(state, sentences, reading)))
  if (bodily !== reading) return bodily
  const known = toldBefore(asThreat(sentences, asToldOutright(sentences, reading)))
  const told = asBereaved(
    state,
    sentences,
    asBullied(sentences, ofTheCouple(state, sentences, asTheirs(state, message, sentences, known))),
  )
  const situation = situationOf(state, message, sentences, told)
  // Marks on an arm are told, and no act under way.
  const isOfMarks = situation === 'self-injury' && told.situation !== 'self-injury'
  return { ...told, situation, immediate: told.immediate && !isOfMarks }
}

/**
 * « Oui » says nothing by itself: to a plain question about dark thoughts, or about suicide, it says the question. « C'est pour moi » says what was asked
 * for a novel and refused.
 */
function confirmedBy(
  state: ConversationState,
  message: string,
  sentences: readonly PlainText[],
): { level: Exclude<Level, 'none'>; situation: Situation; immediate?: true } | null {
  const { askedSafety, used, safety } = state
  const near = saidOfMeans(state, sentences)
  if (near) return near
  const isAsked = used['suicide question'] !== undefined && safety.suicide === undefined
  const isNamedBefore = toSentences(state.before ?? '').some(namesOwnSuicide) && !isAboutThem(state)
  if (
    (askedSafety === 'suicide' && answerTo(sentences, 'suicide')) ||
    ((isAsked || isNamedBefore) && sentences.some(saysThinkingOfIt))
  )
    return { level: 'crise', situation: 'ideation' }
  const isOwn = state.risk.level !== 'none' && !isAboutThem(state)
  if (isOwn && used['suicide question'] !== undefined && sentences.some(lookedUpHow))
    return { level: 'crise', situation: 'plan' }
  const isOwnCrisis = state.risk.level === 'crise' && !isAboutThem(state)
  if (isOwnCrisis && sentences.some(wroteFarewells)) return { level: 'crise', situation: 'farewell' }
  if (sentences.some(wouldRatherBeGone)) return { level: 'crise', situation: 'veiled' }
  if (wantsToJoinTheDead(state, sentences)) return { level: 'crise', situation: 'veiled' }
  if (confesses(state, sentences)) return { level: 'crise', situation: 'veiled' }
  const ofTheirQuestion = saidOfTheirQuestion(state, message, sentences)
  if (ofTheirQuestion) return ofTheirQuestion
  if (isOfTheDead(state, sentences) && sentences.some(awaitsOwnTurn))
    return { level: 'vigilance', situation: 'passive' }
  // Denied for now, and told of another time: still worth care.
  if (safety.suicide === false && sentences.some(saysThinkingOfIt)) return { level: 'vigilance', situation: 'relapse' }
  if (askedSafety === 'dark-thoughts' && answerTo(sentences, 'dark-thoughts'))
    return { level: 'vigilance', situation: 'passive' }
  return saidOfSuicide(state, sentences) ?? saidAfterDespair(state, sentences)
}

/** A rule knows that somebody's life is feared for: their silence is then no sign of a partner who holds them. */
const isFearTold = ({ signals }: Reading): boolean =>
  signals.some((signal) => signal.situation === 'other-worry' && !isUnsure({ signals: [signal] }))

function methodAsked(reading: Reading): Reading {
  const signal = { rule: METHOD_ASKED, level: 'crise', situation: 'method-question' } as const
  return {
    ...reading,
    level: 'crise',
    situation: 'method-question',
    signals: [...reading.signals, signal],
    distress: true,
  }
}

/** The rule of a way to die that is asked for, whatever the frame. */
const METHOD_ASKED = 'demande-de-moyen'

/** The rule of what a message says only in the light of those before it. */
const SAID_BEFORE = 'dit-par-ce-qui-précède'

const RESCUE_ASKED = { rule: 'faut-il-appeler', level: 'danger', situation: 'medical' } as const

const SEEN = { rule: 'violence-vue', level: 'danger', situation: 'partner-violence' } as const
const DONE_BY_ME = { rule: 'violence-de-soi', level: 'danger', situation: 'others' } as const
const HANDLED_ROUGHLY = { rule: 'geste-d-aidant', level: 'danger', situation: 'elder' } as const

/** « La lampe, la table, mon sac » was asked for: a list of what is around is no guess to act upon. */
function isNamingThings({ exercise }: ConversationState, sentences: readonly PlainText[], reading: Reading): boolean {
  return exercise?.id === 'grounding' && isUnsure(reading) && !sentences.flat().includes('je')
}

const GROWN_UP = /(?<!\p{L})(?:a|avait|ont) (?:1[89]|[2-9]\d) ans|(?:deux|sommes) adultes/iu

/** « Mon petit frère boit, il a 38 ans » is no child in danger. */
function isOfAGrownUp(message: string, reading: Reading): boolean {
  return reading.situation === 'child' && isUnsure(reading) && GROWN_UP.test(message) && !isOfElder(message)
}

/** A danger that is told is answered before a crisis that is only guessed: the line for it is named beside, and it is asked about. */
function toldBefore(reading: Reading): Reading {
  const crisis = reading.signals.filter(({ level }) => level === 'crise')
  if (reading.level !== 'crise' || !isUnsure({ signals: crisis })) return reading
  const told = reading.signals.filter((signal) => signal.level === 'danger' && !isUnsure({ signals: [signal] }))
  const situation = dangers.find((danger) => told.some((signal) => signal.situation === danger))
  return situation && situation !== 'medical' ? { ...reading, situation } : reading
}

/** A blade in the room of a daughter whose arms are marked: no blow that was given, and no wound of who found it. */
function withBladesFound(reading: Reading): Reading | null {
  const found = reading.signals.filter(({ rule }) => rule === BLADES_FOUND)
  const isOther = reading.signals.some(({ level, rule }) => level === 'crise' && rule !== SECOND_READING)
  if (found.length === 0 || isOther || reading.level === 'vigilance') return null
  return { ...reading, level: 'vigilance', situation: 'other-worry', immediate: false, signals: found }
}

/** A weapon taken up against somebody: « il ne verra pas demain » is then said of them. */
function asThreat(sentences: readonly PlainText[], reading: Reading): Reading {
  const told = reading.signals.filter((signal) => !isUnsure({ signals: [signal] }))
  const isArmed = reading.immediate && told.some(({ situation }) => situation === 'others')
  const isVeiled = told.every(({ level, situation }) => level !== 'crise' || situation === 'veiled')
  if (reading.level !== 'crise' || !isArmed || !isVeiled || sentences.some(saysOwnDeath)) return reading
  const signals = reading.signals.filter(({ level }) => level !== 'crise')
  return { ...reading, level: 'danger', situation: 'others', signals }
}

function situationOf(
  state: ConversationState,
  message: string,
  sentences: readonly PlainText[],
  reading: Reading,
): Situation | null {
  const { level, situation } = reading
  if (dangers.some((danger) => danger === situation)) return ofTheirAge(state, sentences, situation)
  const says = (isMet: (sentence: PlainText) => boolean) => sentences.some(isMet)
  if (level !== 'crise' || situation === 'voices') return situation
  if (situation !== 'attempt' && says(marksOfInjury) && !says(speaksOfDeath)) return 'self-injury'
  if (state.risk.level === 'crise' && says(deniesSuicide)) return state.risk.situation
  const asks = message.includes('?') || says(asksHow)
  if (situation === 'method-question') return asks ? situation : 'veiled'
  // The letter of a father in a story is asked for by somebody: it is about them.
  if (situation === 'other-imminent' && isForbiddenRequest(sentences) && !says(theyWrite)) return 'method-question'
  // Somebody who spoke of their own death still does, when they name their parents.
  const isStillOfOneself =
    state.risk.level === 'crise' &&
    !isAboutThem(state) &&
    (isUnsure(reading) || !says(isOfThem) || state.atHand !== null)
  return situation === 'other-imminent' && isStillOfOneself ? state.risk.situation : situation
}
