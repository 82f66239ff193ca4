import type { ConversationState } from '../conversation-state.ts'
import { type PlainText, toSentences } from '../detector/normalise.ts'
import { remembered, unheard } from '../replies/given-replies.ts'
import type { Reading } from '../risk.ts'
import { askingParts } from './asking-parts.ts'
import { boundaryAnswer } from './boundary-answer.ts'
import { briefAnswer } from './brief-answer.ts'
import { complaintAnswer, isComplaint, saysWeWentWrong } from './complaint-answer.ts'
import { excuse } from './correction-answer.ts'
import { takeBackDenied } from './denied-things.ts'
import {
  askedExchange,
  FAIRLY_SURE,
  RATHER_SURE,
  SURE_OF_A_TELLING,
  toldExchange,
} from './exchanges/exchange-answer.ts'
import { fairnessAnswer } from './fairness-answer.ts'
import { gameAnswer } from './game-answer.ts'
import { goodbyeAnswer, isGoodbye, thanksAnswer } from './goodbye-answer.ts'
import { asksForExercise, continueExercise, refuseExercises, refusesExercise, startExercise } from './guide-exercise.ts'
import { hear } from './hear.ts'
import { factsIn, noteFacts, noteQuestion, wasJustTold } from './known-facts.ts'
import { termAnswer } from './known-terms/term-answer.ts'
import { leaveExercise } from './leave-exercise.ts'
import { noteLeftOut } from './left-out.ts'
import { lighterMoment } from './lighter-moments.ts'
import { checkInWhenDue, join, listen, questionIn, withoutQuestion } from './listen.ts'
import { namingAnswer } from './naming-answer.ts'
import { asksSomethingElse, noReadyAnswer, questionToUs } from './no-ready-answer.ts'
import { ourAdviceAnswer } from './our-advice-answer.ts'
import { ourWordsAnswer, ownedQuestion, toldBesideOurQuestion } from './our-words-answer.ts'
import { notePerson } from './person-talked-about.ts'
import { planAnswer } from './plan-answer.ts'
import { practicalAnswer } from './practical-answer.ts'
import { productAnswer } from './product-answer.ts'
import { questionByKind } from './question-by-kind.ts'
import { answerToRemark, isRecognised } from './recognised-words.ts'
import { saidBack } from './reflection.ts'
import { refusedAdvice } from './refused-advice.ts'
import { withoutReported } from './reported-speech.ts'
import { afterAnswer } from './requests/after-answer.ts'
import { requestAnswer } from './requests/request-answer.ts'
import { noteWork } from './requests/work-plan.ts'
import { closingStepAnswer, decisionAnswer, resolveAnswer } from './resolve-answer.ts'
import { besideSaidEnough, saidMuch } from './said-enough.ts'
import { firstWordsAnswer, greetingAnswer, helloBefore, identityAnswer, remarkAnswer } from './small-talk-answer.ts'
import { techniqueAnswer } from './technique-answer.ts'
import { saidToWeighMost, whatCounts } from './what-counts.ts'
import { meantIn } from './what-they-meant.ts'
import { wordsToSay } from './words-to-say/words-to-say.ts'

const MESSAGES_KEPT = 5
const LONGEST_KEPT = 400
/** Fewer tell nothing by themselves. */
const FEWEST_WORDS_BESIDE = 4
/** Longer, a reply says enough to stand without a question. */
const LONGEST_WITHOUT_A_QUESTION = 14

/**
 * The reply of the engine that needs no model. `state` is the caller's own copy: what is learnt about the person and the
 * wordings used are written into it.
 */
export function embeddedReply(state: ConversationState, written: string, reading: Mood): string {
  const message = spokenSoftly(written)
  return kept(state, message, withoutAskingAgain(state, message, replyTo(state, message, reading)))
}

const SHOUTED = /\p{Lu}{2,}(?:[\s'’]+\p{Lu}+){2,}/gu

/** « J’EN PEUX PLUS DE MON VOISIN »: what is said back is not shouted. */
function spokenSoftly(message: string): string {
  return message.replace(SHOUTED, (words) => words.toLowerCase())
}

/** What was written for many may end by asking what they have just said: the rest of it stands. */
function withoutAskingAgain(state: ConversationState, message: string, reply: string): string {
  const question = state.askedSafety === null ? questionIn(reply) : null
  const rest = question && wasJustTold(state, message, question) ? withoutQuestion(reply) : ''
  if (rest === '') return reply
  const isShort = rest.split(' ').length <= LONGEST_WITHOUT_A_QUESTION
  return join([rest, isShort ? questionByKind(state, toSentences(message)) : null])
}

/** What was answered for itself, of carers, is heard and kept all the same: the talk goes on from it. */
export function keepTold(state: ConversationState, message: string, reply: string): void {
  hear(state, message, toSentences(message), { isAsking: askingParts(message).length > 0, isHeavy: true })
  kept(state, message, reply)
}

function kept(state: ConversationState, message: string, reply: string): string {
  noteQuestion(state, reply)
  state.asked = questionIn(reply)
  state.reply = { words: reply, turn: state.turn }
  state.before = message
  state.recent = [...state.recent, message.slice(0, LONGEST_KEPT)].slice(-MESSAGES_KEPT)
  return reply
}

type Mood = Pick<Reading, 'uneasy' | 'distress'>

function replyTo(state: ConversationState, message: string, mood: Mood): string {
  const isWaited = state.exercise !== null || state.askedSafety !== null
  const enough = isWaited ? null : besideSaidEnough(state, message)
  if (enough && enough.rest.split(' ').length >= FEWEST_WORDS_BESIDE)
    return join([enough.protests ? saidMuch(state) : null, answerTo(state, enough.rest, mood)])
  const rest = isWaited ? null : toldBesideOurQuestion(state, message)
  if (rest === null) return answerTo(state, message, mood)
  const owned = ownedQuestion(state)
  state.asked = null
  return join([owned, answerTo(state, rest, mood)])
}

function answerTo(state: ConversationState, message: string, { uneasy, distress }: Mood): string {
  const sentences = toSentences(message)
  const toUs = toSentences(withoutReported(message))
  noteWork(state, message)
  takeBackDenied(state, message)
  noteLeftOut(state, message)
  const { offered, askedSafety, question } = state
  state.offered = null
  state.askedSafety = null
  const isQuestion = sentences.length > 0 && askingParts(message).length === sentences.length
  const isAsking = askingParts(message).length > 0
  // What they come with is heard whole; later on, what follows « mais ».
  const heaviest = state.turn === 0 ? null : saidToWeighMost(message)
  const counts = heaviest ?? (state.turn === 0 || isAsking ? message : whatCounts(message))
  const hearIt = () => {
    if (counts !== message) {
      notePerson(state, message, sentences)
      noteFacts(state, factsIn(message, sentences))
    }
    return hear(state, counts, toSentences(counts), {
      isAsking: isAsking && heaviest === null,
      isHeavy: uneasy || distress,
      weighsMost: heaviest !== null,
    })
  }
  const onWhatIsTold = (enough: number) => {
    // What weighs more than all that was told may be of something else, and is heard for itself.
    if (heaviest !== null) return null
    const answer = toldExchange(state, message, enough)
    if (answer) hearIt()
    return answer && weighs ? endingWith(answer, checkInWhenDue(state)) : answer
  }
  const listening = () => {
    // What they come with is heard for itself; where nothing weighs, what was written for a telling was looked for before.
    const told = weighs && state.turn > 0 ? onWhatIsTold(SURE_OF_A_TELLING) : null
    if (told) return told
    const heard = hearIt()
    // « On m’a proposé ce poste, je ne sais pas si j’accepte », to begin with, tells, and is listened to.
    const tellsFirst = state.turn === 0 && !message.includes('?')
    const isUnknown = !weighs && !isRecognised(heard) && !heard.shape
    const cannotTell = isUnknown
      ? (questionToUs(state, message, sentences) ??
        (isQuestion && !tellsFirst && !heard.cue && !heard.isNamed ? noReadyAnswer(state, message) : null))
      : // What they also told does not answer what they ask.
        !weighs && state.turn > 0 && !heard.told && !heard.moment && !heard.cue && asksSomethingElse(message)
        ? noReadyAnswer(state, message)
        : null
    return (
      (cannotTell && askedExchange(state, message, RATHER_SURE)) ??
      cannotTell ??
      listen(state, counts, heard, { uneasy: weighs, whole: message })
    )
  }
  // Once a talk is under way, one guess at unease is kept in mind and changes nothing; a first message says why somebody came.
  const weighs = uneasy && (distress || state.turn === 0 || state.uneasyAt === state.turn - 1)
  if (uneasy && !weighs) state.uneasyAt = state.turn
  const goodbye = weighs ? null : goodbyeOf(state, message, sentences)
  if (goodbye) return remembered(state, goodbye)
  if (weighs) {
    state.exercise = null
    const refused = boundaryAnswer(state, message, sentences)
    const answer = refused
      ? null
      : (factAnswer(state, message) ??
        identityAnswer(state, message, sentences) ??
        practicalAnswer(state, message, state.turn === 0 ? null : FAIRLY_SURE) ??
        complaintAnswer(state, message, sentences, question) ??
        firstWordsAnswer(state, message, sentences))
    if (answer) return remembered(state, endingWith(answer, checkInWhenDue(state)))
    const thanked = refused || distress ? null : thanksAnswer(state, message, toUs)
    return unheard(state, [() => refused, () => thanked, listening])
  }
  if (sentences.some(refusesExercise)) refuseExercises(state)
  const left = leaveExercise(state, message, sentences)
  const nextStep = left ? null : continueExercise(state, message, sentences, offered)
  if (nextStep) return remembered(state, nextStep)
  const asked = sentences.some(isComplaint) ? meantIn(message).words : message
  if (askingParts(asked).length > 0) state.question = { words: asked, turn: state.turn }
  const reply = unheard(state, [
    () => boundaryAnswer(state, message, sentences),
    () => factAnswer(state, message),
    () => identityAnswer(state, message, sentences),
    () => firstWordsAnswer(state, message, sentences),
    () => {
      const isCorrecting = () => saysWeWentWrong(state, message, toUs)
      const words = wordsToSay(state, message, { isCorrecting, question })
      if (!words) return null
      const owned = isCorrecting() ? excuse(state) : null
      hearIt()
      state.answeredAt = state.turn
      return join([owned, words])
    },
    () => gameAnswer(state, message),
    () => ourWordsAnswer(state, message),
    () => complaintAnswer(state, message, toUs, question),
    () => decisionAnswer(state, message, toUs),
    () => lighterMoment(state, message, toUs),
    () => refusedAdvice(state, message, toUs),
    () => planAnswer(state, message),
    () => ourAdviceAnswer(state, counts, toSentences(counts)),
    () => fairnessAnswer(state, message, sentences),
    () => {
      // « Je ne sais pas quoi faire de mes journées », to begin with, tells, and is listened to first.
      const isTelling =
        state.turn === 0 && !message.includes('?') && /sais (?:pas|plus) (?!quoi (?:r[ée]pondre|dire))/iu.test(message)
      // One of the exercises is guided, and not told of.
      const isForExercise = sentences.some(asksForExercise)
      const answer = isTelling || isForExercise ? null : practicalAnswer(state, message)
      if (answer) {
        hearIt()
        state.answeredAt = state.turn
      }
      return answer
    },
    () => {
      const answer = techniqueAnswer(state, message)
      if (answer) state.answeredAt = state.turn
      return answer
    },
    () => startExercise(state, message, sentences),
    () => closingStepAnswer(state, message, toUs),
    () => thanksAnswer(state, message, toUs),
    () => (state.turn === 0 ? null : onWhatIsTold(SURE_OF_A_TELLING)),
    () => resolveAnswer(state, message, sentences),
    () => remarkAnswer(state, toUs),
    () => requestAnswer(state, message, sentences),
    () => afterAnswer(state, message, sentences),
    () => answerToRemark(state, toUs),
    () => namingAnswer(state, message, sentences),
    () => greetingAnswer(state, message, toUs),
    () => briefAnswer(state, sentences, { hadOffer: offered !== null, hadCheckIn: askedSafety !== null }),
    listening,
  ])
  if (!toUs.some(isComplaint)) state.said = saidBack(message) ?? state.said
  return join([helloBefore(state, message, reply), left, reply])
}

/** What somebody wants to know of a thing by its name, or of Mivoix. */
function factAnswer(state: ConversationState, message: string): string | null {
  return termAnswer(state, message) ?? productAnswer(state, message)
}

/** Nobody who leaves is asked anything; what they still asked is answered first. */
function goodbyeOf(state: ConversationState, message: string, sentences: readonly PlainText[]): string | null {
  // « Un exercice de respiration ? Après je me recouche »: it comes before the night.
  if (!isGoodbye(state, sentences) || askingParts(message).some(asksForExercise)) return null
  const refused = boundaryAnswer(state, message, sentences)
  if (refused) return refused
  state.exercise = null
  const answer =
    factAnswer(state, message) ??
    practicalAnswer(state, message) ??
    techniqueAnswer(state, message) ??
    (message.includes('?') ? requestAnswer(state, message, sentences) : null)
  return join([answer && withoutQuestion(answer), goodbyeAnswer(state, message, sentences)])
}

/** One question at a time: the one that is due takes the place of the answer's own. */
function endingWith(answer: string, question: string | null): string {
  return question ? join([withoutQuestion(answer), question]) : answer
}
