import type { ConversationState } from '../../conversation-state.ts'
import { lexicon } from '../../detector/lexicon.ts'
import { compileTest, compileTests, type Test } from '../../detector/matcher.ts'
import { type PlainText, toSentences } from '../../detector/normalise.ts'
import { unusedWording } from '../../replies/rotation.ts'
import { askingParts } from '../asking-parts.ts'
import { ourLastReply } from '../our-words.ts'
import { type Aspect, askingFor, type Term } from './term.ts'

let termsIn: ((sentence: PlainText) => Term[]) | null = null
let namesOfSigles = new Map<string, string>()

/** Until they are learnt, no term is known. */
export function learnTerms(terms: readonly Term[]): void {
  termsIn = compileTests(terms, ({ names }) => names.map((name) => name.replaceAll('’', "'")), lexicon)
  namesOfSigles = new Map(
    terms.flatMap(({ names: [name = ''], sigles = [] }) => sigles.map((sigle) => [sigle, name] as const)),
  )
}

function spelledOut(text: string): string {
  return text.replace(/(?<!\p{L})\p{L}{3,5}(?!\p{L})/gu, (word) => namesOfSigles.get(word.toLowerCase()) ?? word)
}

const aspects = Object.entries(askingFor).map(([aspect, patterns]) => ({
  aspect: aspect as Aspect,
  isAsked: compileTest(patterns, lexicon),
}))
const asksForDifference: Test = compileTest(['différence*'], lexicon)

/** « C’est quoi, un séjour court ? » names what it is about, though we do not know it. */
const namesAnother: Test = compileTest(['quoi [,] [donc|au juste|exactement] (un|une|des) *'], lexicon)

/** « Ça coûte cher ? » is about what was just named; longer, it names what it is about. */
const LONGEST_WITHOUT_A_NAME = 9
/** Past these, more is asked than a fact. */
const LONGEST_QUESTION_WORDS = 16
const MOST_ASPECTS = 2

/** What is known of a thing they name, or that we had just named, and ask about; null when nothing is, or all of it was said. */
export function termAnswer(state: ConversationState, written: string): string | null {
  if (!termsIn) return null
  const message = spelledOut(written)
  const asked = askingParts(message).flatMap((part) => askedIn(state, message, part))
  const answers = asked.flatMap(({ term, aspect }) => {
    const words = term[aspect]
    return (words && unusedWording(state, `tip term ${term.id} ${aspect}`, [words])) || []
  })
  return answers.slice(0, MOST_ASPECTS).join(' ') || null
}

interface Asked {
  term: Term
  aspect: Aspect
}

function askedIn(state: ConversationState, message: string, part: PlainText): Asked[] {
  const asked = aspects.filter(({ isAsked }) => isAsked(part)).map(({ aspect }) => aspect)
  if (asked.length === 0 || part.length > LONGEST_QUESTION_WORDS) return []
  const named = namedIn([part])
  if (asksForDifference(part) && named.length > 1) return named.map((term) => ({ term, aspect: 'is' }))
  const isOfWhatWasNamed = part.length <= LONGEST_WITHOUT_A_NAME && !namesAnother(part)
  const term = named[0] ?? (isOfWhatWasNamed ? justNamed(state, message) : undefined)
  if (!term) return []
  return asked.filter((aspect) => aspect === 'is' || !term.isOurs).map((aspect) => ({ term, aspect }))
}

/** In the same message, or one thing alone in what we said last, or they before it. */
function justNamed(state: ConversationState, message: string): Term | undefined {
  const [named] = namedIn(toSentences(message))
  return named ?? onlyOneIn(ourLastReply(state)) ?? onlyOneIn(state.before)
}

function onlyOneIn(text: string | null): Term | undefined {
  const named = new Set(namedIn(toSentences(spelledOut(text ?? ''))))
  return named.size === 1 ? [...named][0] : undefined
}

function namedIn(sentences: readonly PlainText[]): Term[] {
  return sentences.flatMap((sentence) => termsIn?.(sentence) ?? [])
}
