import type { ConversationState } from '../../conversation-state.ts'
import { compileTests } from '../../detector/matcher.ts'
import { type PlainText, toSentences } from '../../detector/normalise.ts'
import { unusedWording } from '../../replies/rotation.ts'
import { askingParts } from '../asking-parts.ts'
import { requestsIn } from '../requests/requests-in.ts'
import type { KnownQuestion } from './known-question.ts'
import { questionWords } from './question-words.ts'

type Among = (sentence: PlainText) => readonly KnownQuestion[]

let known: { asked: Among; about: Among } | null = null

/** Until they are learnt, no question is known. */
export function learnKnownQuestions(questions: readonly KnownQuestion[]): void {
  known = {
    asked: compileTests(questions, ({ asks }) => asks, questionWords),
    about: compileTests(questions, ({ about = [] }) => about, questionWords),
  }
}

/** What is known of something that is asked; null when nothing is, or all of it was said. */
export function knownAnswer(state: ConversationState, message: string): string | null {
  const question = knownQuestionIn(state, message)
  return question ? unusedWording(state, `tip ${question.id}`, question.answers) : null
}

/** A question that names its subject, then one whose subject is in the rest of the message, then in what was told before. */
export function knownQuestionIn({ recent }: ConversationState, message: string): KnownQuestion | null {
  const asked = partsThatAsk(message).flatMap((part) => known?.asked(part) ?? [])
  if (asked.length === 0) return null
  return (
    asked.find(({ about }) => about === undefined) ??
    asked.find(isNamedIn([message])) ??
    asked.find(isNamedIn(recent)) ??
    null
  )
}

function isNamedIn(texts: readonly string[]): (question: KnownQuestion) => boolean {
  const named = new Set(texts.flatMap(toSentences).flatMap((sentence) => known?.about(sentence) ?? []))
  return (question) => named.has(question)
}

/** The clauses that ask, the last first, then the sentences around them. */
function partsThatAsk(message: string): readonly PlainText[] {
  return [...requestsIn(message).map(({ clause }) => clause), ...askingParts(message)]
}
