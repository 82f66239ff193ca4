import { CONSULTATION_MINUTES, CONSULTATION_PRICE_CENTS } from '#domain/constants.ts'
import { formatCount, formatPrice } from '#domain/format.ts'
import type { ConversationState } from '../conversation-state.ts'
import { lexicon } from '../detector/lexicon.ts'
import { compileTest, type Test } from '../detector/matcher.ts'
import { type PlainText, toSentences } from '../detector/normalise.ts'
import { anyWording, nextWording } from '../replies/rotation.ts'
import type { Reading } from '../risk.ts'
import { continueExercise, offerExercise } from './guide-exercise.ts'
import { ownName, ownWords } from './own-words.ts'
import { productAnswer } from './product-answer.ts'
import { checkInQuestions, humanSupport, openListening, smallTalk } from './small-talk.ts'
import { type Theme, themes } from './themes.ts'

const withTest = <T extends { patterns: readonly string[] }>(entry: T) => ({
  ...entry,
  isMet: compileTest(entry.patterns, lexicon),
})
const chatter = smallTalk.map(withTest)
const knownThemes = themes.map(withTest)

/** Past these, a message says more than its first words. */
const LONGEST_SMALL_TALK_WORDS = 9
const LONGEST_GREETING_WORDS = 4
const TURNS_BETWEEN_PRACTITIONER_OFFERS = 8
const TURNS_BEFORE_PRACTITIONER = 5

/**
 * The reply of the engine that needs no model. `state` is the caller's own copy: what is learnt about the person and the
 * wordings used are written into it.
 */
export function embeddedReply(
  state: ConversationState,
  message: string,
  { uneasy }: Pick<Reading, 'uneasy'> = { uneasy: false },
): string {
  const sentences = toSentences(message)
  const met = (entry: { isMet: Test }) => sentences.some(entry.isMet)
  const theme = knownThemes.find(met) ?? null
  if (uneasy) {
    state.exercise = null
    state.offered = null
    return listen(state, message, theme, checkIn)
  }
  const inExercise = continueExercise(state, message, sentences)
  if (inExercise) return inExercise

  const name = ownName(message)
  if (name) state.name = name
  const prepared = productAnswer(state, message) ?? smallTalkAnswer(state, sentences)
  const answer = prepared && isGiven(state, prepared) ? `Je le redis volontiers. ${prepared}` : prepared
  if (answer && !isGiven(state, answer)) {
    state.given.push(fingerprint(answer))
    return answer
  }
  return listen(state, message, theme, closing)
}

function smallTalkAnswer(state: ConversationState, sentences: PlainText[]): string | null {
  const words = sentences.flat().length
  const small = chatter.find((entry) => sentences.some(entry.isMet))
  if (!small || words > LONGEST_SMALL_TALK_WORDS || (small.id === 'hello' && words > LONGEST_GREETING_WORDS))
    return null
  return nextWording(state, `talk ${small.id}`, small.answers)
}

type Close = (state: ConversationState, theme: Theme | null) => string | null

function listen(state: ConversationState, message: string, theme: Theme | null, close: Close): string {
  const current = theme ?? themes.find((one) => one.id === state.themes.at(-1)?.id) ?? null
  const quote = ownWords(message)
  const isNew = theme !== null && !state.themes.some((known) => known.id === theme.id)
  const recalled = isNew ? null : recall(state)
  if (theme && isNew) state.themes.push({ id: theme.id, words: quote ?? '', turn: state.turn })
  return unheard(state, () => {
    const heard = theme ? firstTime(state, `heard ${theme.id}`, theme.heard) : null
    const parts = [
      greetByName(state),
      reflect(state, quote),
      heard ?? anyWording(state, 'heard', openListening.heard),
      recalled,
    ]
    if (close === checkIn) parts.push(anyWording(state, 'human', humanSupport))
    else {
      parts.push(isNew || state.turn % 5 === 0 ? nextWording(state, 'human', humanSupport) : null)
      parts.push(practitionerOffer(state))
    }
    parts.push(close(state, current))
    return parts.filter((part) => part !== null && part !== '').join(' ')
  })
}

/** One question at a time: an exercise offered now and then, else an open question of the theme. */
function closing(state: ConversationState, theme: Theme | null): string | null {
  const offer = theme && state.turn > 0 && state.turn % 3 === 2 ? offerExercise(state, theme.exercise) : null
  state.offered = offer ? (theme?.exercise ?? null) : null
  return (
    offer ??
    (theme ? firstTime(state, `question ${theme.id}`, theme.questions) : null) ??
    anyWording(state, 'question', openListening.questions)
  )
}

/** What was said may be heavier than it sounds: a plain question, which leaves room for any answer. */
const checkIn: Close = (state, theme) => firstTime(state, 'safety question', checkInQuestions) ?? closing(state, theme)

function firstTime(state: ConversationState, part: string, wordings: readonly string[]): string | null {
  return (state.used[part] ?? 0) < wordings.length ? nextWording(state, part, wordings) : null
}

const REFLECTIONS = [
  'Vous écrivez : « {words} ».',
  'Je relis vos mots : « {words} ».',
  '« {words} » : cela dit beaucoup.',
  'Je m’arrête sur « {words} ».',
  'Vous dites « {words} », et je le note.',
  'Ce que je retiens : « {words} ».',
  'Quand vous écrivez « {words} », on sent que cela compte.',
]

function reflect(state: ConversationState, words: string | null): string | null {
  return words ? (anyWording(state, 'reflection', REFLECTIONS)?.replace('{words}', words) ?? null) : null
}

/** Names are used sparingly: at once when given, then now and then. */
function greetByName(state: ConversationState): string | null {
  if (!state.name || ((state.used.name ?? 0) > 0 && state.turn % 6 !== 0)) return null
  return nextWording(state, 'name', [
    `Merci, ${state.name}.`,
    `D’accord, ${state.name}.`,
    `Je vous suis, ${state.name}.`,
  ])
}

/** What was said earlier comes back, once per theme, so that the conversation holds together. */
function recall(state: ConversationState): string | null {
  const earlier = state.themes.find((known) => state.turn - known.turn >= 4 && !state.used[`recall ${known.id}`])
  const theme = themes.find((one) => one.id === earlier?.id)
  if (!earlier || !theme) return null
  state.used[`recall ${earlier.id}`] = 1
  return earlier.words
    ? `Tout à l’heure, à propos de ${theme.name}, vous disiez « ${earlier.words} ».`
    : `Vous parliez tout à l’heure de ${theme.name} ; les deux sont peut-être liés.`
}

function practitionerOffer(state: ConversationState): string | null {
  const last = state.practitionerOfferedAt
  if (state.turn < TURNS_BEFORE_PRACTITIONER || state.themes.length === 0) return null
  if (last !== null && state.turn - last < TURNS_BETWEEN_PRACTITIONER_OFFERS) return null
  state.practitionerOfferedAt = state.turn
  const session = `${formatCount(CONSULTATION_MINUTES, 'minute', 'minutes')} en vidéo, ${formatPrice(CONSULTATION_PRICE_CENTS)}`
  return nextWording(state, 'practitioner', [
    `Si vous souhaitez en parler de vive voix, un étudiant ou une étudiante en psychologie, sous supervision, peut vous recevoir (${session}).`,
    'Une séance vidéo avec un praticien en fin d’études, supervisé, pourrait prolonger ce que nous commençons ; « Prendre rendez-vous » montre les créneaux.',
    'Pour aller plus loin qu’avec une IA, une séance avec une personne est possible depuis « Prendre rendez-vous ».',
  ])
}

/** Enough for hundreds of turns: parts of different lengths turn at different paces. */
const MOST_ATTEMPTS = 60

/** Never the same reply twice in a conversation: other wordings are tried until one is new. */
function unheard(state: ConversationState, compose: () => string): string {
  let reply = compose()
  for (let attempt = 0; attempt < MOST_ATTEMPTS && isGiven(state, reply); attempt++) reply = compose()
  state.given.push(fingerprint(reply))
  return reply
}

function isGiven(state: ConversationState, reply: string): boolean {
  return state.given.includes(fingerprint(reply))
}

function fingerprint(text: string): string {
  let hash = 0
  for (const character of text) hash = (Math.imul(hash, 31) + (character.codePointAt(0) ?? 0)) | 0
  return (hash >>> 0).toString(36)
}
