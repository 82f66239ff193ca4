import type { ConversationState } from '../conversation-state.ts'
import { type PlainText, toSentences } from '../detector/normalise.ts'
import { unusedWording } from '../replies/rotation.ts'
import { type Fact, facts } from './facts-told.ts'
import { clausesIn } from './own-words.ts'
import { supposesUnsaid } from './unsaid/said-things.ts'

const names = Object.keys(facts) as Fact[]

/** What a message tells, as it was written and as the rules read it. */
export function factsIn(message: string, sentences: readonly PlainText[]): Fact[] {
  const told = names.filter((fact) => sentences.some(facts[fact].isToldIn))
  return tellsGround(message) ? [...told, 'ground'] : told
}

const FEWEST_WORDS_OF_A_GROUND = 3

/** « Elle va crier, elle comptait sur ma paye »: who says more than one thing has said what it rests on. */
function tellsGround(message: string): boolean {
  return clausesIn(message).filter((clause) => clause.split(' ').length >= FEWEST_WORDS_OF_A_GROUND).length > 1
}

/** How many messages back somebody remembers having said it. */
const MESSAGES_REMEMBERED = 2

/** What they told a moment ago, whatever it was about. */
export function factsToldLately({ recent }: ConversationState): Fact[] {
  const told = recent.slice(-MESSAGES_REMEMBERED).flatMap((message) => factsIn(message, toSentences(message)))
  return [...new Set(told)].filter((fact) => !facts[fact].isOfTheMoment)
}

/** Another subject begins: what was told a moment ago is known all the same, and what is asked once was asked. */
export function forgetTheSubject(state: ConversationState): void {
  const once = state.known.filter((fact) => facts[fact].isAskedOnce)
  state.known = [...new Set([...once, ...factsToldLately(state)])]
}

/** Whether this message, or one of the last two, has already said what is asked. */
export function wasJustTold(state: ConversationState, message: string, question: string): boolean {
  const told = [...factsIn(message, toSentences(message)), ...factsToldLately(state)]
  return told.some((fact) => facts[fact].asks.test(question))
}

/** What was true of the last message only is known no more. */
export function forgetTheMoment(state: ConversationState): void {
  state.known = state.known.filter((fact) => !facts[fact].isOfTheMoment)
}

export function noteFacts(state: ConversationState, found: readonly Fact[]): void {
  state.known = [...new Set([...state.known, ...found])]
}

/** What was asked once is not asked again in other words, however it was answered. */
export function noteQuestion(state: ConversationState, reply: string): void {
  noteFacts(
    state,
    names.filter((fact) => facts[fact].asks.test(reply)),
  )
}

/** The next of these questions whose answer they did not give. */
export function unansweredQuestion(
  state: ConversationState,
  part: string,
  questions: readonly string[],
  isAnswered: (question: string) => boolean = () => false,
): string | null {
  for (;;) {
    const next = unusedWording(state, part, questions)
    if (next === null || !(asksForKnown(state, next) || isAnswered(next) || supposesUnsaid(state, next))) return next
  }
}

export function asksForKnown({ known }: ConversationState, question: string): boolean {
  return known.some((fact) => facts[fact].asks.test(question))
}
