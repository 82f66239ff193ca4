import type { ConversationState } from '../conversation-state.ts'
import { lexicon } from '../detector/lexicon.ts'
import { compileTest } from '../detector/matcher.ts'
import type { PlainText } from '../detector/normalise.ts'
import { nextWording, unusedWording } from '../replies/rotation.ts'
import { aboutTheTalk } from './about-the-talk.ts'
import { askingParts } from './asking-parts.ts'
import { firstWords } from './first-words.ts'
import { themeOf } from './hear.ts'
import { isResting, join, withoutQuestion } from './listen.ts'
import { practitionerOffer } from './practitioner-offer.ts'
import { recognise } from './recognise.ts'
import { type SmallTalk, smallTalk } from './small-talk.ts'
import { asksWhatWeAre } from './what-we-are.ts'

const withTest = (entry: SmallTalk) => ({ ...entry, isMet: compileTest(entry.patterns, lexicon) })
const remarks = aboutTheTalk.map(withTest)
const greetings = smallTalk.map(withTest)
const beforeAnything = firstWords.map(withTest)

/** Without any question, for somebody who is tired of them. */
const TURNS_OF_REST = 4
/** Past these, a message says more than its first words. */
const LONGEST_REMARK_WORDS = 18
const LONGEST_SMALL_TALK_WORDS = 9
const LONGEST_GREETING_WORDS = 4
const LONGEST_FIRST_WORDS = 16
const ofOneself = new Set(['je', 'me', 'moi', 'mon', 'ma', 'mes', 'on'])

/** « Bonsoir je suis crevé » says more than good evening. */
function isOnlyHello(sentences: readonly PlainText[]): boolean {
  const words = sentences.flat()
  return words.length <= LONGEST_GREETING_WORDS && !words.some((word) => ofOneself.has(word))
}

/** The answer to what is said of the conversation itself; null when nothing is. */
export function remarkAnswer(state: ConversationState, sentences: readonly PlainText[]): string | null {
  const remark = remarks.find(({ isMet }) => sentences.some(isMet))
  return remark && sentences.flat().length <= LONGEST_REMARK_WORDS ? answerToRemark(state, remark) : null
}

/** What we are is told to whoever asks, whatever else the message says. */
export function identityAnswer(
  state: ConversationState,
  message: string,
  sentences: readonly PlainText[],
): string | null {
  const isOfUs = asksWhatWeAre(state, message, sentences)
  const remark = remarks.find(({ id, isMet }) =>
    isOfUs ? id === 'are-you-human' : id === 'feelings' && message.includes('?') && sentences.some(isMet),
  )
  return remark ? answerToRemark(state, remark) : null
}

function answerToRemark(state: ConversationState, remark: SmallTalk): string | null {
  if (remark.id === 'too-many-questions') state.restsUntil = state.turn + TURNS_OF_REST
  const kept = remark.id === 'remember' ? whatIsKept(state) : null
  const answer = kept ?? nextWording(state, `remark ${remark.id}`, remark.answers)
  return answer && remark.keepsThread ? join([answer, wayBack(state)]) : answer
}

/** After words about us, back to theirs. */
function wayBack(state: ConversationState): string | null {
  const topic = themeOf(state.topic?.id)
  if (isResting(state)) return null
  return topic ? `Nous parlions de ${topic.name} : où en étiez-vous ?` : 'De quoi aimeriez-vous parler ?'
}

/** Somebody who asks whether they are remembered is shown what is. */
function whatIsKept({ themes, people, name }: ConversationState): string | null {
  const names = [...themes.slice(-3).map(({ id }) => themeOf(id)?.name ?? ''), ...people.slice(-3)]
  const first = themes.find(({ words }) => words !== '')
  if (names.length === 0) return null
  const called = name ? `, ${name}` : ''
  const said = first ? ` Vous m’avez écrit : « ${first.words} ».` : ''
  return `Je garde le fil de cette conversation${called} : ${names.join(', ')}.${said} Par quoi voulez-vous reprendre ?`
}

/** Said before a question, they are no more than polite. */
const courtesies = new Set(['thanks', 'hello', 'fine', 'will-think'])

/** Greetings and thanks, when they are the whole message. */
export function greetingAnswer(
  state: ConversationState,
  message: string,
  sentences: readonly PlainText[],
): string | null {
  const words = sentences.flat().length
  const asks = askingParts(message).length > 0
  const small = greetings.find(({ id, isMet }) => !(asks && courtesies.has(id)) && sentences.some(isMet))
  if (!small || words > LONGEST_SMALL_TALK_WORDS || (small.id === 'hello' && !isOnlyHello(sentences))) return null
  const answer =
    (small.id === 'hello' ? welcomeBack(state) : null) ?? nextWording(state, `talk ${small.id}`, small.answers)
  const offer = small.id === 'thanks' ? practitionerOffer(state) : null
  if (answer && offer) return join([withoutQuestion(answer), offer])
  return sentences[0]?.[0] === 'bonsoir' ? (answer?.replace('Bonjour', 'Bonsoir') ?? null) : answer
}

/** The answer to what is written before anything is told; null once something is. */
export function firstWordsAnswer(
  state: ConversationState,
  message: string,
  sentences: readonly PlainText[],
): string | null {
  const words = sentences.flat().length
  if (state.turn > 0 || words > LONGEST_FIRST_WORDS) return null
  const first = beforeAnything.find(({ id, isMet }) =>
    words === 0 ? id === 'nothing-in-words' : sentences.some(isMet),
  )
  if (!first) return null
  const { told } = recognise(sentences, [], { mayGuess: false })
  if (told && !told.isVague) return null
  // « Ça va. Vous avez une méthode ? » asks for something else.
  const asksMore = askingParts(message).some((part) => !first.isMet(part))
  return asksMore ? null : nextWording(state, `talk ${first.id}`, first.answers)
}

/** Somebody who comes back finds the thread where they left it. */
function welcomeBack(state: ConversationState): string | null {
  const topic = themeOf(state.topic?.id)
  if (!topic) return null
  const hello = state.name ? `Bonjour, ${state.name}.` : 'Bonjour.'
  return unusedWording(state, 'welcome back', [
    `${hello} La dernière fois, il était question de ${topic.name}. Où en êtes-vous aujourd’hui ?`,
    `${hello} Nous en étions à ${topic.name}. Qu’est-ce qui a bougé depuis ?`,
    `${hello} Je reprends où nous en étions : ${topic.name}. De quoi voulez-vous parler d’abord ?`,
  ])
}

const HELLO = /^\s*(bonjour|bonsoir|salut|coucou|hello|bjr|slt|bsr)(?!\p{L})/iu

/** Whoever greets before telling is greeted. */
export function helloBefore({ turn }: ConversationState, message: string, reply: string): string | null {
  const hello = turn === 0 ? HELLO.exec(message)?.[1]?.toLowerCase() : undefined
  if (hello === undefined || /^bon(?:jour|soir)/iu.test(reply)) return null
  return hello === 'bonsoir' || hello === 'bsr' ? 'Bonsoir.' : 'Bonjour.'
}
