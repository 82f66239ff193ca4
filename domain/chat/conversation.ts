import type { Answer, Chip, Summary, Track } from './answer.ts'
import { cardFor } from './care/card-for.ts'
import { CHECK, careTurn } from './care-turn.ts'
import { fixedAnswerTo } from './companion/fixed-answers.ts'
import { notAPerson } from './companion/words.ts'
import { chipsOf, companionTurn } from './companion-turn.ts'
import type { ConversationState } from './conversation-state.ts'
import { flowNamed, kindOfFlow, stepAt } from './flows.ts'
import { NOT_THAT, STOP } from './labels.ts'
import { readMessage } from './reading/read-message.ts'
import type { ReadMessage } from './reading/reading.ts'
import { typeset } from './typeset.ts'
import { understand } from './understand.ts'

/** One turn without a model, deterministic for a state and message. Danger first, then the companion. */
export function respond(before: ConversationState, message: string, read: ReadMessage = readMessage): Answer {
  const state = structuredClone(before)
  const heard = understand(state, message, read)
  const care = careTurn(state, heard)
  const said = care === null ? companionTurn(state, heard) : { words: care, isOpen: false }
  state.turn += 1
  if (!heard.isTapped) remember(state, message)
  return {
    reply: typeset(heard.isTapped ? said.words : saidByProgram(heard.plain, said.words)),
    level: state.risk.level,
    card: cardFor(state.risk, stepAt(state.place)?.lines),
    guide: {
      chips: said.chips ?? chipsAt(state),
      track: trackAt(state),
      summary: stepAt(state.place)?.widget === 'summary' ? summaryOf(state) : null,
    },
    isCare: care !== null || state.risk.level !== 'none',
    isOpen: said.isOpen && state.risk.level === 'none' && before.place?.flow !== CHECK,
    state,
  }
}

/** The law: whoever asks whether a person answers is told « non » first, in danger too. */
const saidByProgram = (plain: string, words: string): string =>
  fixedAnswerTo(plain, false)?.id !== 'human' || words.startsWith('Non') ? words : `${notAPerson} ${words}`

const MESSAGES_READ_TOGETHER = 2
const LONGEST_REMEMBERED = 400

function remember(state: ConversationState, message: string): void {
  state.recent = [...state.recent, message.slice(-LONGEST_REMEMBERED)].slice(-MESSAGES_READ_TOGETHER)
}

function chipsAt(state: ConversationState): Chip[] {
  const step = stepAt(state.place)
  if (!step || !state.place) return []
  // As visible as the other answers: undoing an alarm must be as easy as confirming it.
  const denial: Chip[] = state.risk.isGuessed ? [{ label: NOT_THAT, kind: 'answer' }] : []
  const wayOut: Chip[] = kindOfFlow(state.place.flow) === 'care' ? [] : [{ label: STOP, kind: 'leave' }]
  return [...chipsOf(step.choices), ...denial, ...wayOut]
}

function trackAt({ place }: ConversationState): Track | null {
  const flow = place && flowNamed(place.flow)
  const step = stepAt(place)
  if (!flow || !step || kindOfFlow(flow.id) === 'care') return null
  const numbers = Object.values(flow.steps).map(({ number = 0 }) => number)
  const kind = kindOfFlow(flow.id) === 'topic' ? 'topic' : 'exercise'
  const track = { flow: flow.id, kind, title: flow.title, step: step.number ?? 0, steps: Math.max(...numbers) } as const
  return step.widget ? { ...track, widget: step.widget } : track
}

function summaryOf({ kept }: ConversationState): Summary {
  const each = (isTyped: boolean) => [
    ...new Set(kept.filter((one) => one.isTyped === isTyped).map(({ words }) => words)),
  ]
  return { quotes: each(true), chosen: each(false) }
}
