import { capitalised } from '../capitalised.ts'
import type { ConversationState } from '../conversation-state.ts'
import { lexicon } from '../detector/lexicon.ts'
import { compileTest } from '../detector/matcher.ts'
import { reflect } from '../engine/reflection.ts'
import type { Situation } from '../risk.ts'
import { hasRemedies } from '../swallowed.ts'
import {
  type CareAnswer,
  careAnswer,
  followUpIn,
  type Heard,
  isFollowUp,
  isForbiddenRequest,
  isUnsure,
  only,
  stillRead,
  withTests,
} from './care-answer.ts'
import { ask, askFirst, isLineDue, isLineWithheld, join, say } from './care-parts.ts'
import { ownError } from './corrections.ts'
import { dangerToo } from './danger-too.ts'
import { questionsOfAnybody } from './follow-ups-that-ask.ts'
import { followUpsUnderWay } from './follow-ups-under-way.ts'
import { isHelpThere } from './help-on-its-way.ts'
import { heavyOpenings, openings } from './openings.ts'
import { preparationsAnswer } from './preparations.ts'
import { complains } from './repair.ts'
import { nextWording, unusedWording } from './rotation.ts'
import { answerTo, noteStatements, safetyAnswer, saysThinkingOfIt, tellsPassiveThoughts } from './safety-answers.ts'
import {
  openCareQuestions,
  pointsOfImmediateRisk,
  pointsOfThoughts,
  pointsOfUnclearThoughts,
  type SafetyPoint,
} from './safety-questions.ts'
import { askWhetherAway, isPlace, stepAway } from './steps-away.ts'
import { debtsBeside } from './turning-points/turning-points.ts'
import { type Part, wordings } from './wordings.ts'

/** Said outright: asking about thoughts of suicide again would be not having read. */
const SAID_OUTRIGHT = new Set<Situation>(['ideation', 'intent', 'plan', 'farewell', 'voices'])
const tellsUsTo = compileTest(
  [
    '(comment|combien|quel|quelle|quels|quelles|lequel|laquelle)',
    '(dis|dites|donne|donnez|explique|expliquez) (moi|nous)',
    '^ (donne|donnez|explique|expliquez|cite|citez|liste|classe)',
  ],
  lexicon,
)
/** One of these with the line, once the first answer was given. */
const inTurn: readonly Part[] = ['firstSentence', 'professional', 'technique', 'trusted', 'ai']
const inTurnWithSomeone: readonly Part[] = ['professional', 'technique', 'ai']
const inTurnAtOnce: readonly Part[] = ['presence', 'distance', 'ai']
const inTurnAtOnceWithSomeone: readonly Part[] = ['withSomeone', 'professional']
/** An answer of this length says enough by itself. */
const LONG_ANSWER = 110
const plainQuestions = withTests(questionsOfAnybody)
const knownUnderWay = withTests(followUpsUnderWay)
const knownWounds = knownUnderWay.filter(({ id }) => id === 'blessure-qui-saigne')
const whoCanCome = [
  'Qui est le plus près de vous, un voisin ou un proche, pour venir maintenant ?',
  'Qui pouvez-vous appeler pour ne pas rester sans personne dans l’heure ?',
] as const
const whoForTonight = ['Qui peut venir passer la nuit avec vous, ou vous garder au téléphone ?'] as const

export function suicideRiskReply(state: ConversationState, heard: Heard): string {
  const isNew = !state.used.lineNow
  const wasAtHand = state.atHand !== null
  const told = noteStatements(state, heard.message, heard.sentences)
  if (wasAtHand && state.atHand === null && told.has('means')) return putAwayReply(state, heard)
  const step = namesWhatIsAtHand(state, heard) ? stepAway(state, heard.sentences) : null
  if (step) return stepReply(state, heard, step, isNew)
  const answer = opening(state, heard, isNew)
  const isWithheld = isLineWithheld(state, heard.reading)
  const isDue = !isWithheld && (isNew || answer.namesLine || isLineDue(state, heard.reading))
  const line = isDue ? lineAfter(state, heard, answer.words) : null
  const isTextDue = heard.reading.cannotSpeak || (isDue && state.risk.cannotSpeak)
  const text = isTextDue ? say(state, 'text') : null
  const guidance = answer.isQuiet ? null : guide(state, answer.words, { isNew, isDue, isBeside: !told.has('company') })
  return join([answer.words, line, dangerToo(heard), text, guidance, question(state, answer, heard)])
}

/** Of somebody of whom nothing is told, a car or a bathroom says nothing, unless something at hand was named before. */
function namesWhatIsAtHand({ risk, atHand }: ConversationState, { reading, sentences }: Heard): boolean {
  return !isForbiddenRequest(sentences) && (!risk.isGuessed || reading.level !== 'none' || atHand !== null)
}

/** Something at hand, or the place: leaving it comes before any line. */
function stepReply(state: ConversationState, heard: Heard, step: string, isNew: boolean): string {
  state.risk.immediate = true
  state.safety.means = true
  const answer = followUpIn(state, plainQuestions, heard.sentences)
  return join([
    !isNew && heard.sentences.some(complains) ? ownError(state) : null,
    step,
    answer?.words ?? null,
    say(state, isNew || state.atHand === 'place-in-mind' ? 'lineNow' : 'lineAtOnce'),
    state.risk.cannotSpeak ? say(state, 'text') : null,
    dangerToo(heard),
    debtsBeside(state, heard.sentences),
    isNew ? say(state, 'awayFirst') : besideThem(state),
    answer?.question ??
      (state.risk.isGuessed ? ask(state, 'suicide') : null) ??
      ask(state, 'company') ??
      unusedWording(state, 'who can come question', whoCanCome),
  ])
}

/** What could kill was put out of reach: said, and nothing is pressed. */
function putAwayReply(state: ConversationState, heard: Heard): string {
  const isWithSomeone = state.safety.company === true
  const isDue = isLineDue(state, { ...heard.reading, level: 'none' })
  return join([
    nextWording(state, 'put away', wordings.putAway),
    state.safety.safe === false ? safetyAnswer(state, heard) : null,
    besideThem(state),
    isDue ? say(state, state.safety.safe === false ? 'lineAtOnce' : 'suicideLine') : null,
    isWithSomeone
      ? unusedWording(state, 'put away question', ['Qu’est-ce qui vous a décidé à le faire ?'])
      : unusedWording(state, 'tonight question', whoForTonight),
  ])
}

/** Their openings lead to the question about suicide. */
const announcing = new Set<Situation>(['veiled', 'unclear', 'burden'])
const openingsOnceAsked = [
  'Ces mots comptent, même s’ils ne font que passer, et vous avez bien fait de les écrire.',
  'Je lis bien ce que vous écrivez, et je ne passe pas dessus.',
  'C’est beaucoup à porter, et je le prends au sérieux.',
] as const

/** What the person just said comes first: a situation that is new, their follow-up, their words, or thanks. */
function opening(state: ConversationState, heard: Heard, isNew: boolean): CareAnswer {
  const { reading, message } = heard
  const prepared = isNew && heard.asked === null ? null : preparationsAnswer(state, heard)
  if (prepared) return prepared
  const isGuessed = isUnsure(reading) && reading.situation !== 'method-question'
  const isNotAsked = state.risk.situation === 'method-question' && !asksForMeans(heard)
  const situation = isGuessed ? 'unclear' : isNotAsked ? 'veiled' : state.risk.situation
  const isAsked = state.used['suicide question'] !== undefined
  const ofSituation =
    isAsked && situation && announcing.has(situation) ? openingsOnceAsked : situation && openings[situation]
  const isNewSituation = reading.level !== 'none' && situation !== 'unclear' && !state.used[`opening ${situation}`]
  const isAnswerable = !isNew && isFollowUp(heard.sentences)
  const isConfirming = state.used['suicide question'] !== undefined && heard.sentences.some(saysThinkingOfIt)
  // What is told instead of an answer is graver than what comes with it.
  const isToldInstead = reading.level === 'crise' && !isUnsure(reading) && !isAnswerTo(heard)
  const isToldFirst = isNew
    ? (heard.asked === null || isToldInstead) && !isConfirming
    : isNewSituation && Boolean(ofSituation) && !isAnswerable
  const first = isToldFirst && !isForbiddenRequest(heard.sentences) ? null : careAnswer(state, heard)
  if (first) return first
  if (!isNew && reading.level === 'none') return stillRead(state, heard)
  const isToldAlready = !isNew && situation === 'unclear'
  return only(
    (ofSituation && !isToldAlready ? nextWording(state, `opening ${situation}`, ofSituation) : null) ??
      (isNew || state.risk.immediate || !isUnsure(reading) ? null : reflect(state, message, { isVerdict: false })) ??
      nextWording(state, 'opening heavy', isNew ? wordings.thanks : heavyOpenings),
  )
}

const isAnswerTo = ({ asked, sentences }: Heard): boolean => asked !== null && answerTo(sentences, asked) !== null

/** What was not asked for is not refused: « j’ai donné mon chat » asks for no method. */
function asksForMeans({ message, sentences }: Heard): boolean {
  return message.includes('?') || isForbiddenRequest(sentences) || sentences.some(tellsUsTo)
}

/** In full with what is newly said, in a few words otherwise. */
function lineAfter(state: ConversationState, { reading }: Heard, words: string): string | null {
  // What was asked of the line has just been answered.
  if (words.includes('3114') && !state.risk.immediate && state.used.lineNow) return null
  if (reading.level !== 'none') return say(state, 'lineNow')
  if (words.includes('3114')) return null
  return say(state, state.risk.immediate ? 'lineAtOnce' : 'suicideLine')
}

/** The first time a person, and what we are; then those they named themselves, and one thing at a time with the line. */
function guide(
  state: ConversationState,
  words: string,
  { isNew, isDue, isBeside }: { isNew: boolean; isDue: boolean; isBeside: boolean },
): string | null {
  const { risk, safety, used } = state
  if (isNew) return say(state, risk.immediate ? 'awayFirst' : 'trustedFirst')
  if (words.length > LONG_ANSWER) return null
  if (safety.helped) return say(state, 'afterHelp')
  const theirs = (risk.immediate && isBeside ? besideThem(state) : null) ?? (isDue ? heldByThem(state) : null)
  if (theirs || !isDue) return theirs
  const ofImmediateRisk = safety.company ? inTurnAtOnceWithSomeone : inTurnAtOnce
  const parts = risk.immediate ? ofImmediateRisk : safety.company ? inTurnWithSomeone : inTurn
  const turns = used.guidance ?? 0
  used.guidance = turns + 1
  const part = parts[turns % parts.length]
  return part ? say(state, part) : null
}

/** « Ma femme dort à côté », said some turns ago. */
function besideThem(state: ConversationState): string | null {
  const words = !state.beside
    ? null
    : state.safety.confided
      ? unusedWording(state, 'beside who knows', [
          'Restez à côté de {proche}, et appelez le 3114 ensemble.',
          'Demandez à {proche} de rester dans la même pièce cette nuit, et de garder ce qui pourrait vous blesser.',
        ])
      : unusedWording(state, 'beside', [
          '{Proche} est tout près : une phrase suffit, même au milieu de la nuit.',
          'Allez vers {proche}, même sans rien expliquer : « Reste avec moi, ça ne va pas. »',
        ])
  return words && inTheirWords(words, state.beside)
}

function heldByThem(state: ConversationState): string | null {
  const words = state.heldBy
    ? unusedWording(state, 'held by', [
        'Vous avez parlé de {proche}. Gardez ce lien devant vous pour l’heure qui vient.',
      ])
    : null
  return words && inTheirWords(words, state.heldBy)
}

function inTheirWords(words: string, called: string | null): string {
  const name = called ?? 'cette personne'
  return words.replace('{proche}', name).replace('{Proche}', capitalised(name))
}

/** What is at hand first; with time, what follows from their words; otherwise the next point of safety. */
function question(state: ConversationState, answer: CareAnswer, heard: Heard): string | null {
  if (answer.isQuiet) return null
  const { immediate, situation } = state.risk
  const away = state.atHand ? askWhetherAway(state) : null
  if (away) return away
  if (answer.question && !immediate) return answer.question
  const isSaid = situation !== null && SAID_OUTRIGHT.has(situation)
  const isAsked = state.used['suicide question'] !== undefined || state.safety.suicide !== undefined
  const isToldOf = isSaid || state.safety.suicide === true
  const points = immediate ? pointsOfImmediateRisk : isToldOf ? pointsOfThoughts : pointsOfUnclearThoughts
  const isListening = isLineWithheld(state, heard.reading) || wasJustAnswered(state, heard)
  return (
    (!immediate && !isSaid && !isAsked ? ask(state, 'suicide') : null) ??
    (!immediate && isAsked && heard.sentences.some(tellsPassiveThoughts) ? ask(state, 'plan') : null) ??
    (isListening ? null : askNext(state, points, heard)) ??
    answer.question ??
    unusedWording(state, 'care question', openCareQuestions)
  )
}

/** Whoever told nothing of their own, or denied it, is not asked about their safety at every turn. */
function wasJustAnswered({ risk, safety }: ConversationState, { reading, asked }: Heard): boolean {
  const isDoubtful = risk.isGuessed || risk.situation === 'method-question' || safety.suicide === false
  return isDoubtful && !risk.immediate && reading.level === 'none' && asked !== null
}

/** Whoever denied it is not asked how; what was asked once is asked again when something new is said, or danger is near. */
function askNext(state: ConversationState, points: readonly SafetyPoint[], { reading }: Heard): string | null {
  const mayRepeat = state.risk.immediate || reading.level !== 'none'
  const isOpen = (point: SafetyPoint) => mayRepeat || state.used[`${point} question`] === undefined
  return askFirst(
    state,
    points.filter((point) => isOpen(point) && (point !== 'plan' || state.safety.suicide !== false)),
  )
}

/** Emergency services first, what to tell them, what to do meanwhile; nothing is asked. */
export function underWayReply(state: ConversationState, heard: Heard): string {
  const isNew = !state.used.emergencyNow && !state.used.staying
  if (!state.safety.helped && isHelpThere(state, heard.sentences)) {
    state.safety.helped = true
    return say(state, 'helpIsThere') ?? ''
  }
  const atOnce = followUpIn(state, isNew ? knownWounds : knownUnderWay, heard.sentences)?.words ?? null
  if (atOnce) noteStatements(state, heard.message, heard.sentences)
  const followUp = isNew || atOnce ? null : careAnswer(state, heard)
  if (state.safety.helped) return followUp?.words ?? say(state, 'afterHelp') ?? ''
  const answer =
    atOnce ?? followUp?.words ?? (isNew ? nextWording(state, 'opening under way', openings.attempt ?? []) : null)
  const isCalled = state.safety.called === true
  // What was swallowed is not to be put away.
  const isTaken = heard.reading.situation === 'attempt' && hasRemedies(state)
  const step = isCalled || isTaken ? null : stepAway(state, heard.sentences)
  const isAtPlace = isPlace(state.atHand)
  // What they ask now comes before what was said of the call.
  const isNamed =
    atOnce !== null && (/^[^.]*\b15\b/.test(atOnce) || (isCalled && state.used.helpOnTheWay !== undefined))
  return join([
    isNamed ? null : say(state, isCalled ? 'helpOnTheWay' : 'emergencyNow'),
    step,
    isCalled ? atOnce : answer,
    isCalled || step || atOnce || (!isNew && answer !== null)
      ? null
      : say(state, isAtPlace ? 'emergencyAtPlace' : 'emergencyThen'),
    isCalled ? null : dangerToo(heard),
    state.risk.cannotSpeak ? say(state, 'text') : null,
    isAtPlace || !atOnce ? say(state, isAtPlace ? 'awayFromPlace' : 'untilTheyCome') : null,
    answer?.includes('3114') ? null : say(state, 'staying'),
  ])
}
