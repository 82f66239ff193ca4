import type { Chip } from './answer.ts'
import { cardFor } from './care/card-for.ts'
import { exerciseAskedFor, exerciseFlows } from './companion/exercise-flows.ts'
import { fixedAnswerTo } from './companion/fixed-answers.ts'
import { suggestTopics } from './companion/suggest-topics.ts'
import { topicFlows } from './companion/topic-flows.ts'
import {
  acknowledgements,
  apology,
  askForTopic,
  corrected,
  ending,
  endingInDanger,
  goOnAsYouLike,
  introduction,
  openQuestions,
  resumed,
  whichExercise,
  whichTopic,
} from './companion/words.ts'
import type { ConversationState } from './conversation-state.ts'
import type { Choice } from './flow.ts'
import { kindOfFlow, stepAt } from './flows.ts'
import { goTo, placeOf, startOf, wordsOf } from './follow.ts'
import { ALL_TOPICS, BREATHE, FOR_SOMEBODY_ELSE, RESUME, STOP } from './labels.ts'
import { plainTextOf } from './reading/plain-text.ts'
import { shortAnswerIn } from './reading/short-answer.ts'

export interface Said {
  words: string
  /** Replace those of the current step. */
  chips?: Chip[]
  isOpen: boolean
}

const MOST_KEPT = 12
const LONGEST_KEPT = 300
const MOST_SUGGESTED = 3

/** Reply when there is no danger. Understands only questions about us, named exercises and answers of the step. */
export function companionTurn(state: ConversationState, message: string, choice: Choice | null): Said {
  if (choice?.to === 'deny') return deny(state)
  if (choice) return follow(state, choice, message)
  const plain = plainTextOf(message)
  const exercise = exerciseAskedFor(plain)
  if (exercise) return enter(state, exercise.id)
  const fixed = fixedAnswerTo(plain, state.risk.level !== 'none')
  if (fixed) {
    state.isIntroduced ||= fixed.says.includes(introduction)
    return { words: fixed.says, chips: [...chipsOf(fixed.choices), ...wayOn(state)], isOpen: false }
  }
  const step = stepAt(state.place)
  if (!step || !state.place) {
    const topic = topicNamedFirst(state, plain)
    return topic ? enter(state, topic.id) : listen(state, message)
  }
  const short = shortAnswerIn(message)
  const named = short && step.choices.find(({ means }) => means === short)
  return named ? follow(state, named, message) : goOn(state, step.typed, message)
}

/** « Famille si tu veux, mon père crie » names an offered topic before it tells more. */
function topicNamedFirst({ turn }: ConversationState, plain: string) {
  const named = plain.replace(/^ (?:la|le|l|les|de la|du) /, ' ')
  return turn > 0 ? topicFlows.find(({ chip }) => named.startsWith(` ${firstWordOf(chip)} `)) : undefined
}

const FEWEST_WORDS_ACKNOWLEDGED = 8

/** Next question of the track. Long words are acknowledged first, and another likely topic is offered beside it. */
function goOn(state: ConversationState, target: string, message: string): Said {
  const flow = state.place?.flow ?? ''
  const said = move(state, target, message, true)
  const isLong = message.trim().split(/\s+/).length >= FEWEST_WORDS_ACKNOWLEDGED
  if (kindOfFlow(flow) !== 'topic' || !isLong) return said
  const words = /^(?:Merci|D’accord)/.test(said.words) ? said.words : `${nextAcknowledgement(state)} ${said.words}`
  const [likely] = suggestTopics(message)
  const other = topicFlows.find(({ id }) => id === likely && id !== flow)
  const step = stepAt(state.place)
  if (!other || !step || said.chips) return { ...said, words }
  const chips: Chip[] = [
    ...chipsOf(step.choices),
    { label: other.chip, kind: 'suggested' },
    { label: STOP, kind: 'leave' },
  ]
  return { ...said, words, chips }
}

function nextAcknowledgement({ turn }: ConversationState): string {
  return acknowledgements[turn % acknowledgements.length] ?? ''
}

const firstWordOf = (chip: string) => plainTextOf(chip).trim().split(' ')[0]

function follow(state: ConversationState, { to = '', label }: Choice, message: string): Said {
  if (to === 'topics') return { words: whichTopic, chips: topicChips(), isOpen: false }
  if (to === 'exercises')
    return {
      words: whichExercise,
      chips: exerciseFlows.map(({ chip }) => ({ label: chip, kind: 'answer' })),
      isOpen: false,
    }
  if (to === 'resume') return resume(state)
  if (to.startsWith('flow:')) return enter(state, to.slice('flow:'.length))
  return move(state, to, message || label, false)
}

function move(state: ConversationState, target: string, said: string, isTyped: boolean): Said {
  const { place } = state
  if (!place) return finish(state)
  if (stepAt(place)?.isKept) keep(state, said, isTyped)
  const next = placeOf(target, place)
  if (!next) return finish(state)
  goTo(state, next)
  return { words: wordsOf(state, next), isOpen: false }
}

function enter(state: ConversationState, flow: string): Said {
  const place = startOf(flow)
  if (!place) return finish(state)
  goTo(state, place)
  return { words: wordsOf(state, place), isOpen: false }
}

/** Current question, or the one that was interrupted. */
function resume(state: ConversationState): Said {
  if (!state.place) goTo(state, state.paused)
  if (!state.place) return askAgain(state)
  return { words: `${resumed} ${wordsOf(state, state.place)}`, isOpen: false }
}

function askAgain({ recent }: ConversationState): Said {
  return { words: askForTopic, chips: suggestionChips(recent.at(-1) ?? ''), isOpen: false }
}

function finish(state: ConversationState): Said {
  goTo(state, null)
  const card = state.risk.isGuessed ? null : cardFor(state.risk)
  return {
    words: card ? endingInDanger(inWords(card.lines.map(({ number }) => `le ${number}`))) : ending,
    chips: [...wayOn(state), { label: ALL_TOPICS, kind: 'answer' }, { label: BREATHE, kind: 'answer' }],
    isOpen: false,
  }
}

const inFrench = new Intl.ListFormat('fr', { type: 'conjunction' })

function inWords(parts: readonly string[]): string {
  const words = inFrench.format(parts)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Undo of a false alarm: one sentence of apology, their words, then on. */
function deny(state: ConversationState): Said {
  const { risk } = state
  Object.assign(risk, { level: 'none', situation: null, isGuessed: false, quietTurns: 0, denials: risk.denials + 1 })
  const said = state.recent.at(-1) ?? ''
  state.recent = []
  goTo(state, state.paused)
  const quote = said && said.length <= LONGEST_KEPT ? ` ${corrected(said)}` : ''
  const words = `${apology}${quote}`
  const step = stepAt(state.place)
  if (!step || !said)
    return { words: `${words} ${askForTopic}`, chips: [otherPersonChip, ...suggestionChips(said)], isOpen: false }
  // Their words were the answer to the question that stood.
  const next = move(state, step.typed, said, true)
  return { ...next, words: `${words} ${next.words}` }
}

/** Free text without a topic: acknowledged, and the topic is asked for. A guess is offered, never applied. */
function listen(state: ConversationState, message: string): Said {
  keep(state, message, true)
  const received = nextAcknowledgement(state)
  const intro = state.isIntroduced ? '' : `${introduction} `
  state.isIntroduced = true
  const question = topicQuestion(state, message)
  const suggested = suggestionChips(message)
  const chips = question === goOnAsYouLike ? [personChip, ...suggested] : suggested
  return { words: `${received} ${intro}${question}`, chips, isOpen: true }
}

/** The topic first, then open questions: each once, and none that their words have answered. */
function topicQuestion(state: ConversationState, message: string): string {
  const asked = state.visits[LISTENING] ?? 0
  state.visits[LISTENING] = asked + 1
  if (asked === 0) return askForTopic
  const said = plainTextOf([...state.kept.map(({ words }) => words), message].join('. '))
  const next = openQuestions.find(({ says, answered }) => !state.visits[says] && !answered?.test(said))
  if (!next) return goOnAsYouLike
  state.visits[next.says] = 1
  return next.says
}

/** Counted as a step: number of times the topic was asked for. */
const LISTENING = 'listening'

function suggestionChips(message: string): Chip[] {
  const likely = suggestTopics(message).slice(0, MOST_SUGGESTED)
  const chips = topicFlows
    .filter(({ id }) => likely.includes(id))
    .toSorted((a, b) => likely.indexOf(a.id) - likely.indexOf(b.id))
    .map(({ chip }): Chip => ({ label: chip, kind: 'suggested' }))
  return [...chips, { label: ALL_TOPICS, kind: 'answer' }, ...otherChip(), { label: STOP, kind: 'leave' }]
}

const personChip: Chip = { label: 'Voir les consultations', kind: 'link', href: '/appointment' }
const otherPersonChip: Chip = { label: FOR_SOMEBODY_ELSE, kind: 'answer' }

const otherChip = (): Chip[] =>
  topicFlows.filter(({ id }) => id === 'other').map(({ chip }) => ({ label: chip, kind: 'answer' }))

function topicChips(): Chip[] {
  return topicFlows.map(({ chip }) => ({ label: chip, kind: 'answer' }))
}

function wayOn({ place, paused }: ConversationState): Chip[] {
  return place || paused ? [{ label: RESUME, kind: 'answer' }] : []
}

export function chipsOf(choices: readonly Choice[]): Chip[] {
  return choices.map(({ label, href }) => (href ? { label, kind: 'link', href } : { label, kind: 'answer' }))
}

function keep(state: ConversationState, words: string, isTyped: boolean): void {
  state.kept = [...state.kept, { words: words.slice(0, LONGEST_KEPT), isTyped }].slice(-MOST_KEPT)
}
