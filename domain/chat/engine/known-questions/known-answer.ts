import type { ConversationState } from '../../conversation-state.ts'
import { compileTest, compileTests } from '../../detector/matcher.ts'
import { type PlainText, toSentences } from '../../detector/normalise.ts'
import { wordingToCome } from '../../replies/rotation.ts'
import { answersItsKind } from '../answers-its-kind.ts'
import { askingParts } from '../asking-parts.ts'
import { speaksOfDenied } from '../denied-things.ts'
import { requestsIn } from '../requests/requests-in.ts'
import { fittingWording } from '../unsaid/fitting-wording.ts'
import { shareOf } from '../words-shared.ts'
import { subjectLeftOut } from './everyday-words.ts'
import { generalAsking, isGeneral } from './general-asking.ts'
import type { KnownQuestion } from './known-question.ts'
import { questionWords } from './question-words.ts'

type Among = (sentence: PlainText) => readonly KnownQuestion[]

let known: {
  questions: readonly KnownQuestion[]
  asked: Among
  askedGenerally: Among
  askedNear: Among
  about: Among
} | null = null

/** Until they are learnt, no question is known. */
export function learnKnownQuestions(questions: readonly KnownQuestion[]): void {
  known = {
    questions,
    asked: compileTests(questions, ({ asks }) => asks.filter((pattern) => !isGeneral(pattern)), questionWords),
    askedGenerally: generalAsking(questions, ({ asks }) => asks),
    askedNear: generalAsking(questions, ({ asksNear = [] }) => asksNear),
    about: compileTests(questions, ({ about = [] }) => about, questionWords),
  }
}

/** What is known of something that is asked; null when nothing is, or all of it was said. */
export function knownAnswer(state: ConversationState, message: string): string | null {
  const question = knownQuestionIn(state, message)
  // Of what they said is not theirs, no other wording is.
  if (question?.answers.some((answer) => speaksOfDenied(state, answer))) return null
  const next = question && wordingToCome(state, `tip ${question.id}`, question.answers)
  return question && next && answersItsKind(message, next)
    ? fittingWording(state, `tip ${question.id}`, question.answers)
    : null
}

/** A question whose subject is in the message, then one whose subject was told before, the last first. */
export function knownQuestionIn({ recent }: ConversationState, message: string): KnownQuestion | null {
  const asked = partsThatAsk(message)
    .flatMap(askedIn)
    .filter((question) => isOfTheseWords(question, message))
  if (asked.length === 0) return null
  const isNamed = isNamedIn(message)
  const named = asked.find((question) => question.about === undefined || isNamed(question))
  if (named) return named
  const mayReachBack = tellsSomethingElse(message) ? asked.filter(({ asksNear }) => !asksNear) : asked
  for (const text of recent.toReversed()) {
    const isTold = isNamedIn(text)
    const told = mayReachBack.find((question) => isTold(question) && isToldIn(question, text))
    if (told) return told
  }
  return null
}

/** « Un groupe sans moi » and « je mange toute seule », of friends, are no group that works badly: what was told must be of it, and not hold a word or two. */
const FEWEST_SHARED_BEFORE = 0.5

function isToldIn(question: KnownQuestion, text: string): boolean {
  return toSentences(text).some((sentence) => sharedWith(question, [sentence]) >= FEWEST_SHARED_BEFORE)
}

/** Below this share of its words, a message asks something else by the same turn: « comment je tourne ça à Colette ? » of a note about noise. */
const FEWEST_SHARED = 0.2

function isOfTheseWords(question: KnownQuestion, message: string): boolean {
  return [askingParts(message), toSentences(message)].some((said) => sharedWith(question, said) >= FEWEST_SHARED)
}

function sharedWith(question: KnownQuestion, said: readonly PlainText[]): number {
  const { examples, answers, asks, asksNear = [], about = [] } = question
  return shareOf(said, question, () => [...examples, ...answers, ...asks, ...asksNear, ...about])
}

/** « Je fais quoi ? » */
const leavesSubjectOut = compileTest(subjectLeftOut, questionWords)

/** Beside a question, these many words are an « ok » or a « merci ». */
const MOST_WORDS_BESIDE = 2

/** « J'ai un entretien demain. Un conseil ? » asks about that, whatever was told before. */
function tellsSomethingElse(message: string): boolean {
  const bare = requestsIn(message).filter(({ clause }) => leavesSubjectOut(clause))
  // « Et à ma femme, je lui dis comment ? » goes on with what was told.
  if (bare.length === 0 || askingParts(message).some(([first]) => first === 'et')) return false
  const said = toSentences(message).flatMap((sentence) => sentence.filter((word) => word !== ','))
  return said.length - bare.flatMap(({ clause }) => clause).length > MOST_WORDS_BESIDE
}

function askedIn(part: PlainText): readonly KnownQuestion[] {
  if (!known) return []
  const near = known.askedNear(part)
  const about = near.length > 0 ? known.about(part) : []
  const asked = [
    ...known.asked(part),
    ...known.askedGenerally(part),
    ...near.filter((question) => about.includes(question)),
  ]
  return asked.length < 2 ? asked : known.questions.filter((question) => asked.includes(question))
}

function isNamedIn(text: string): (question: KnownQuestion) => boolean {
  const named = new Set(toSentences(text).flatMap((sentence) => known?.about(sentence) ?? []))
  return (question) => named.has(question)
}

/** The clauses that ask, the last first, then the sentences around them. */
function partsThatAsk(message: string): readonly PlainText[] {
  return [...requestsIn(message).map(({ clause }) => clause), ...askingParts(message)]
}
