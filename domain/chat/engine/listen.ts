import type { ConversationState } from '../conversation-state.ts'
import { anyWording, nextWording, unusedWording } from '../replies/rotation.ts'
import { safetyQuestions } from '../replies/safety-questions.ts'
import { askingParts } from './asking-parts.ts'
import { choiceMade } from './choice-made.ts'
import { goOn } from './go-on.ts'
import { offerExercise } from './guide-exercise.ts'
import { type Heard, themeOf } from './hear.ts'
import { heartOfIt, isHeartLeft } from './heart-of-it.ts'
import { unansweredQuestion } from './known-facts.ts'
import { noReadyAnswer } from './no-ready-answer.ts'
import { humanSupport, openListening, professionalSupport } from './open-listening.ts'
import { questionAboutPerson } from './person-talked-about.ts'
import { practitionerOffer } from './practitioner-offer.ts'
import { questionOfAKind, questionOfMemory } from './question-by-kind.ts'
import { questionOnTelling } from './question-on-telling.ts'
import { isRecognised, questionOfRecognised, wordsForRecognised } from './recognised-words.ts'
import { mayEcho, noteEcho } from './reflection.ts'
import { reflectWhole } from './said-whole.ts'
import { questionOfShape, wordsOfShape } from './shapes/shape-words.ts'
import { sympathyFor } from './sympathy.ts'
import { feelings, losses, type Theme } from './themes/theme.ts'

const TURNS_BETWEEN_RESOURCES = 6
/** A question made for nothing in particular reads nothing: one reply in six at most. */
const TURNS_BETWEEN_OPEN_QUESTIONS = 6
const TURNS_BETWEEN_GATHERINGS = 9
const TURNS_OF_A_CHECK_IN = 8
const TURNS_OF_AN_OPENING = 3
const LONGEST_FRAGMENT_WORDS = 6
/** Said back, it needs no other words on it. */
const LONGEST_WITH_ONE_THING = 16
const TURNS_OF_UNEASE = 3
/** Fewer tell nothing that a question could go on from. */
const FEWEST_WORDS_TOLD = 4
/** « Papa est mort en 2015 et maman l’an dernier »: of nobody’s « je », and told all the same. */
const FEWEST_WORDS_OF_A_STORY = 7
/** A sentence of a situation holds for many; the person’s own words are worth more than two of them. */
const TURNS_BETWEEN_SENTENCES_OF_MANY = 3

/** What was written for these very words, or for their theme; null when nothing was, or all of it was said. */
export function wordsFor(state: ConversationState, heard: Heard): string | null {
  const ofWhatWasRecognised = wordsForRecognised(state, heard)
  if (ofWhatWasRecognised) return ofWhatWasRecognised
  const { cue, theme, isNew, isNamed } = heard
  const ofCue = cue ? unusedWording(state, `heard ${cue.id}`, cue.heard) : null
  if (ofCue || !theme || !isNamed || (cue && !isNew) || isWellUnderWay(state, theme)) return ofCue
  return unusedWording(state, `heard ${theme.id}`, theme.heard)
}

/** « Le travail prend de la place », once a talk is under way, says less than what was just told. */
function isWellUnderWay({ turn }: ConversationState, theme: Theme): boolean {
  return turn >= TURNS_OF_AN_OPENING && !losses.has(theme.id) && !feelings.has(theme.id)
}

/** Shows what was heard, without any question: the person's own words, and what answers them. */
function acknowledge(state: ConversationState, message: string, heard: Heard, whole: string): (string | null)[] {
  const { cue, isBack, isVerdict } = heard
  const sympathy = heard.told?.theme === 'grief' ? sympathyFor(state, message) : null
  if (sympathy) return [sympathy, wordsFor(state, heard)]
  const own = prefersOwnWords(state, heard) ? ownWords(state, message, { isVerdict, whole }) : null
  if (own) return [own]
  if (heard.told) state.saidOfManyAt = state.turn
  const ofShape = () => (heard.shape ? wordsOfShape(state, { ...heard.shape, isOfSomeone: heard.isOfSomeone }) : null)
  const ofThing = heard.shape?.isThing ? ofShape() : null
  if (ofThing) return [ofThing]
  const answer = wordsFor(state, heard)
  // What a message holds says more of it than how it was said.
  const isLeftToHeart = !answer && mayTakeToHeart(state, whole, heard) && isHeartLeft(state, whole, heard.isHeavy)
  const ofWords = answer || isLeftToHeart ? null : ofShape()
  if (ofWords) return [ofWords]
  const mirrors = !cue?.isTender && (!answer || isVerdict || (maySayBack(heard) && state.turn % 3 !== 2))
  const back = mirrors ? ownWords(state, message, { isVerdict, whole }) : null
  if (back && !heard.told?.befalls && heard.words.length <= LONGEST_WITH_ONE_THING) return [back]
  if (answer || back || isBack) return [back, answer]
  if (isVerdict) return [anyWording(state, 'heard verdict', openListening.verdict)]
  return [null]
}

/** Nothing was written for these very words: theirs, said back, say more than any of ours. */
function isUnwritten(heard: Heard): boolean {
  return !isRecognised(heard) && !heard.cue?.isTender && !heard.isVerdict && !heard.shape?.isThing
}

function ownWords(state: ConversationState, message: string, how: Parameters<typeof reflectWhole>[2]): string | null {
  // What they think of themselves is never passed over.
  const back = how.isVerdict || mayEcho(state) ? reflectWhole(state, message, how) : null
  if (back) noteEcho(state)
  return back
}

/** What is said along the way is said back rather than commented on; so is what tells of a situation, soon after another sentence on it. */
function prefersOwnWords({ turn, saidOfManyAt }: ConversationState, { told, answer, moment, cue }: Heard): boolean {
  if (told) return saidOfManyAt !== null && turn - saidOfManyAt < TURNS_BETWEEN_SENTENCES_OF_MANY
  return answer === null && (moment !== null ? !moment.isToUs : cue !== null && !cue.isTender)
}

/** Before what was written for exactly this, their own words are said back only where they open a subject. */
function maySayBack(heard: Heard): boolean {
  return heard.told !== null || !isRecognised(heard)
}

/** A reply that listens: what was heard, sometimes somebody to turn to, and one question. */
/** @param whole the message it is a part of */
export function listen(
  state: ConversationState,
  message: string,
  heard: Heard,
  { uneasy, whole = message }: { uneasy: boolean; whole?: string },
): string {
  const theirs =
    choiceMade(state, message) ??
    (isUnwritten(heard) ? ownWords(state, message, { isVerdict: false, mayBeOfOthers: !heard.shape, whole }) : null)
  const greeting = greetByName(state)
  const parts = [
    isRecognised(heard) && !heard.told ? null : comesBack(state, heard),
    ...(theirs ? [theirs] : acknowledge(state, message, heard, whole)),
  ]
  // Somebody whose ordinary trouble was recognised is heard for it, and asked nothing else; to begin with, told of a person as well.
  const isOfTheWorld = heard.told !== null && heard.told.theme !== 'sadness'
  const asksSafety = uneasy && !isOfTheWorld && mayCheckIn(state)
  const isSaidBack = isUnwritten(heard) && state.echoedAt === state.turn && askingParts(message).length === 0
  const next = () =>
    onHeart(state, whole, heard, join(parts)) ??
    (isSaidBack ? afterTheirWords(state, whole, heard, join(parts)) : null) ??
    nextQuestion(state, heard, whole)
  const question = asksSafety ? checkIn(state) : next()
  const human = uneasy && (!isOfTheWorld || state.turn === 0) ? humanHelp(state, heard.theme) : null
  if (uneasy) state.uneasyAt = state.turn
  const offer = !uneasy && heard.shape?.shape.lacksSomeone ? practitionerOffer(state) : null
  const mayGoOn = state.echoedAt === state.turn && !isResting(state) && askingParts(message).length === 0
  const goesOn = !(human ?? offer ?? question) && mayGoOn ? goOn(state, whole, join(parts), heard.isHeavy) : null
  return join([greeting, join([...parts, human, offer ?? question ?? goesOn]) || wordsOfNothing(state, whole, heard)])
}

/** « Je ne savais pas quoi répondre » is told, and asks nothing. */
const COULD_NOT_ANSWER = /savai[st] (?:pas|plus) (?:trop |vraiment )?quoi (?:lui |leur )?\p{L}+/giu

/** What weighs in a message that nothing was written for comes before how it is told. */
function onHeart(state: ConversationState, message: string, heard: Heard, said: string): string | null {
  if (!mayTakeToHeart(state, message, heard)) return null
  const isOfTheirWords = state.echoedAt === state.turn || said === ''
  // After words for one thing they said, only that is asked on.
  const told = isOfTheirWords ? message : (heard.shape?.clause ?? message)
  return heartOfIt(state, told, isOfTheirWords ? said : null, heard.isHeavy)
}

function mayTakeToHeart(state: ConversationState, message: string, heard: Heard): boolean {
  const isWritten = isRecognised(heard) || heard.cue !== null || heard.isVerdict
  return !isWritten && !isResting(state) && askingParts(message.replace(COULD_NOT_ANSWER, '')).length === 0
}

/** Words that only say that we read are no answer to somebody who tells something. */
function wordsOfNothing(
  state: ConversationState,
  message: string,
  { words, moment, isAside, isOfOthers, isHeavy }: Heard,
): string {
  const tells = !isAside || isOfOthers || words.length >= FEWEST_WORDS_OF_A_STORY
  const mayAsk = tells && words.length >= FEWEST_WORDS_TOLD && !isResting(state) && !moment?.asksNothing
  // What is asked, and that nothing answers, is not met as if it had been told.
  const cannotTell = message.includes('?') ? noReadyAnswer(state, message) : null
  if (cannotTell) return cannotTell
  return (mayAsk ? goOn(state, message, '', isHeavy) : null) ?? anyWording(state, 'heard', openListening.heard) ?? ''
}

/** The open question to ask next, or an exercise to try: one at a time. */
export function nextQuestion(
  state: ConversationState,
  heard: Omit<Heard, 'isBack' | 'isNew'>,
  message = '',
): string | null {
  const { cue, theme, isNamed } = heard
  if (isResting(state) || heard.moment?.asksNothing) return null
  const ofVerdict = heard.isVerdict ? questionOfAKind(state, [heard.words]) : null
  if (ofVerdict) return ofVerdict
  const ofRecognised = isRecognised(heard)
    ? questionOfRecognised(state, heard)
    : unforeseenQuestion(state, heard, message)
  if (ofRecognised) return ofRecognised
  const ofCue = cue ? unansweredQuestion(state, `${cue.id} question`, cue.questions) : null
  // A question of the theme after words that are not about it would sound like not having listened.
  if (ofCue || !isNamed) return ofCue ?? openQuestion(state, heard, message)
  const onTelling = theme && state.turn > 0 ? questionOnTelling(state, message, '') : null
  return gather(state) ?? (theme ? offerExercise(state, theme.exercise) : null) ?? onTelling ?? questionOn(state, theme)
}

/** Their own words, said back, are asked on: a question made for others of the same lot mostly misses what was just told. */
function afterTheirWords(
  state: ConversationState,
  message: string,
  { words, isHeavy }: Heard,
  saidBack: string,
): string | null {
  if (isResting(state)) return null
  return questionOfMemory(state, [words]) ?? goOn(state, message, saidBack, isHeavy)
}

/** Of words that nothing was written for and that cannot be said back: what their shape or their kind asks. */
function unforeseenQuestion(
  state: ConversationState,
  heard: Omit<Heard, 'isBack' | 'isNew'>,
  message: string,
): string | null {
  const { shape, situation, isOfSomeone, cue, isNamed } = heard
  const ofShape = () =>
    shape && !cue && (shape.isThing || !isNamed) ? questionOfShape(state, { ...shape, isOfSomeone }) : null
  const ofPerson = () =>
    isOfSomeone && !isNamed && !situation
      ? ((heard.words.length < FEWEST_WORDS_TOLD ? null : questionOnTelling(state, message, '')) ??
        seldom(state, () => questionAboutPerson(state, message)))
      : null
  const ofKind = () => (cue ? null : questionOfAKind(state, [heard.words]))
  return ofShape() ?? ofKind() ?? ofPerson()
}

/** Asked of every message, an open question shows that nothing was heard. */
function openQuestion(
  state: ConversationState,
  { isAside, isOfSomeone, isOfOthers, isHeavy, theme, words }: Omit<Heard, 'isBack' | 'isNew'>,
  message: string,
): string | null {
  // « Trois et six ans », « droit constit »: an answer, after which the talk goes on.
  const isAnswer = isAside && !isOfOthers && words.length <= LONGEST_FRAGMENT_WORDS
  const next = isAnswer && theme ? unansweredQuestion(state, `${theme.id} question`, theme.questions) : null
  if (next) return next
  const ofKind = seldom(state, () => questionOfAKind(state, [words]))
  // « Le ciel est gris »: of nobody.
  const isOfPeople = !isAside || isOfOthers || isOfSomeone
  const onWhatIsTold = ofKind ?? (isOfPeople ? questionOnTelling(state, message, '') : null)
  if (onWhatIsTold) return onWhatIsTold
  const among = (part: string, questions: readonly string[]) => () => unansweredQuestion(state, part, questions)
  const ways = [
    isOfSomeone ? () => questionAboutPerson(state, message) : null,
    isOfOthers ? among('back to them question', openListening.backToThem) : null,
    isHeavy ? among('open question', openListening.questions) : null,
  ]
  for (const way of ways) {
    const question = way && seldom(state, way)
    if (question) return question
  }
  return null
}

/** One of the questions that are made for nothing in particular, where none was asked for some turns. */
function seldom(state: ConversationState, ask: () => string | null): string | null {
  if (state.openAskedAt !== null && state.turn - state.openAskedAt < TURNS_BETWEEN_OPEN_QUESTIONS) return null
  const question = ask()
  if (question) state.openAskedAt = state.turn
  return question
}

export function questionOn(state: ConversationState, theme: Theme | null): string | null {
  if (isResting(state)) return null
  return (
    (theme ? unansweredQuestion(state, `${theme.id} question`, theme.questions) : null) ??
    seldom(state, () => unansweredQuestion(state, 'open question', openListening.questions))
  )
}

/** Somebody tired of being asked is simply read for a while. */
export function isResting({ turn, restsUntil }: ConversationState): boolean {
  return restsUntil !== null && turn < restsUntil
}

/** Names are used sparingly: at once when given, then now and then. */
function greetByName(state: ConversationState): string | null {
  if (!state.name || ((state.used.name ?? 0) > 0 && state.turn % 7 !== 0)) return null
  return nextWording(state, 'name', [
    `Merci, ${state.name}.`,
    `Je vous suis, ${state.name}.`,
    `D’accord, ${state.name}.`,
  ])
}

function comesBack(state: ConversationState, { theme, isBack }: Heard): string | null {
  const words = state.themes.find(({ id }) => id === theme?.id)?.words
  if (!isBack || !theme) return null
  const first = unusedWording(state, 'back', [
    `Revenons à ${theme.name}.`,
    `Vous revenez à ${theme.name}.`,
    `Nous reparlons de ${theme.name}.`,
  ])
  return first && words ? `${first} Vous disiez tout à l’heure : « ${words} ».` : first
}

/** Once in a while the threads are laid side by side, and the person chooses. */
function gather(state: ConversationState): string | null {
  const since = state.turn - (state.gatheredAt ?? 0)
  if (state.themes.length < 2 || since < TURNS_BETWEEN_GATHERINGS) return null
  const names = state.themes.slice(-3).map(({ id }) => themeOf(id)?.name ?? '')
  state.gatheredAt = state.turn
  const last = names.pop()
  return unusedWording(state, 'gathering', [
    `Depuis le début, il a été question de ${names.join(', de ')} et de ${last} : qu’est-ce qui pèse le plus aujourd’hui ?`,
    `Je rassemble : ${names.join(', ')} et ${last}. Par où voulez-vous continuer ?`,
    `Entre ${names.join(', ')} et ${last}, où une petite chose pourrait-elle changer en premier ?`,
  ])
}

/** A human being is named early to somebody who tells of something heavy, and now and then. No number: nothing says that there is danger. */
function humanHelp(state: ConversationState, theme: Theme | null): string | null {
  if (state.humanNamedAt !== null && state.turn - state.humanNamedAt < TURNS_BETWEEN_RESOURCES) return null
  state.humanNamedAt = state.turn
  // Nobody who says that they have no one is sent to those close to them.
  return anyWording(state, 'human', theme?.id === 'loneliness' ? professionalSupport : humanSupport)
}

/** What was said may be heavier than it sounds: at the start, or twice within a few turns. Not repeated without reason. */
function mayCheckIn({ checkedInAt, uneasyAt, turn }: ConversationState): boolean {
  if (checkedInAt !== null && turn - checkedInAt < TURNS_OF_A_CHECK_IN) return false
  return turn === 0 || (uneasyAt !== null && turn - uneasyAt <= TURNS_OF_UNEASE)
}

/** After a heavy message that was answered for itself: the plain question, when it is due. */
export function checkInWhenDue(state: ConversationState): string | null {
  const isDue = mayCheckIn(state)
  state.uneasyAt = state.turn
  return isDue ? checkIn(state) : null
}

function checkIn(state: ConversationState): string | null {
  state.checkedInAt = state.turn
  state.askedSafety = 'dark-thoughts'
  return anyWording(state, 'dark-thoughts question', safetyQuestions['dark-thoughts'].questions)
}

export function join(parts: readonly (string | null)[]): string {
  return parts.filter((part) => part !== null && part !== '').join(' ')
}

const LAST_QUESTION = /(?:^|(?<=[.!…]\s))[^.!?…]*\?$/u

export function withoutQuestion(answer: string): string {
  return answer.replace(LAST_QUESTION, '').trim()
}

export function questionIn(answer: string): string | null {
  return LAST_QUESTION.exec(answer)?.[0] ?? null
}
