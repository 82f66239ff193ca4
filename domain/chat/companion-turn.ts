import type { Card, Chip } from './answer.ts'
import { cardFor } from './care/card-for.ts'
import { exerciseAskedFor, exerciseFlows } from './companion/exercise-flows.ts'
import { complains, fixedAnswerTo } from './companion/fixed-answers.ts'
import { suggestTopics } from './companion/suggest-topics.ts'
import { topicFlows } from './companion/topic-flows.ts'
import {
  apology,
  askForTopic,
  corrected,
  ending,
  endingAfterCheck,
  endingInDanger,
  introduction,
  noReadyAnswer,
  personNow,
  resumed,
  whichExercise,
  whichTopic,
} from './companion/words.ts'
import type { ConversationState, Place } from './conversation-state.ts'
import type { Choice } from './flow.ts'
import { kindOfFlow, stepAt } from './flows.ts'
import { goTo, placeOf, startOf, wordsOf } from './follow.ts'
import { ALL_TOPICS, BREATHE, FOR_SOMEBODY_ELSE, NOT_WELL, RESUME, STOP } from './labels.ts'
import {
  ASKS,
  keep,
  LONGEST_KEPT,
  listen,
  nextAcknowledgement,
  type Said,
  suggestionChips,
  topicNamed,
} from './listen.ts'
import { plainTextOf } from './reading/plain-text.ts'
import type { Heard } from './understand.ts'

/** Reply when there is no danger. Understands only questions about us, named exercises and answers of the step. */
export function companionTurn(state: ConversationState, { text: message, plain, short, clear, choice }: Heard): Said {
  if (choice?.to === 'deny') return deny(state)
  if (choice) return follow(state, choice, message)
  const exercise = exerciseAskedFor(plain)
  if (exercise) return enter(state, exercise.id)
  const topic = state.place ? undefined : topicNamed(state, plain)
  const fixed = fixedAnswerTo(plain, state.risk.level !== 'none')
  // « bah le boulot, je viens de le dire » complains, and answers.
  if (fixed && !(topic && complains(plain))) {
    // A question that was complained about is not asked again.
    if (complains(plain) && kindOfFlow(state.place?.flow ?? '') === 'topic') state.place = null
    state.isIntroduced ||= fixed.says.includes(introduction)
    // In danger nothing is offered that costs.
    const card = fixed.offers ? cardFor(state.risk) : null
    const offered = card ? personNow(numbersOn(card)) : (fixed.offers ?? '')
    const choices = card ? fixed.choices.filter(({ href }) => !href) : fixed.choices
    return { words: `${fixed.says} ${offered}`.trim(), chips: [...chipsOf(choices), ...wayOn(state)], isOpen: false }
  }
  const step = stepAt(state.place)
  if (!step || !state.place) return topic ? enter(state, topic.id) : listen(state, message, plain)
  const said = step.careful ? clear : short
  const named = said && step.choices.find(({ means }) => means === said)
  return named ? follow(state, named, message) : goOn(state, step.typed, message)
}

const FEWEST_WORDS_ACKNOWLEDGED = 8

/** Next question of the track. Long words are acknowledged first, and another likely topic is offered beside it. */
function goOn(state: ConversationState, target: string, message: string): Said {
  const flow = state.place?.flow ?? ''
  const said = move(state, target, message, true)
  if (kindOfFlow(flow) !== 'topic') return said
  if (ASKS.test(message.trim())) return { ...said, words: `${noReadyAnswer} ${said.words}` }
  if (message.trim().split(/\s+/).length < FEWEST_WORDS_ACKNOWLEDGED) return said
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
  return arrive(state, placeOf(target, place))
}

function enter(state: ConversationState, flow: string): Said {
  return arrive(state, startOf(flow))
}

/** At the first step from there that their words have not answered. */
function arrive(state: ConversationState, target: Place | null): Said {
  const said = plainTextOf(state.kept.map(({ words }) => words).join('. '))
  const place = firstUnanswered(target, said)
  if (!place) return finish(state)
  goTo(state, place)
  return { words: wordsOf(state, place), isOpen: false }
}

function firstUnanswered(place: Place | null, said: string): Place | null {
  const step = stepAt(place)
  return place && step?.known?.test(said) ? firstUnanswered(placeOf(step.typed, place), said) : place
}

/** Current question, or the one that was interrupted. */
function resume(state: ConversationState): Said {
  if (!state.place) goTo(state, state.paused)
  if (!state.place) return askAgain(state)
  return { words: `${resumed} ${wordsOf(state, state.place)}`, isOpen: false }
}

function askAgain(state: ConversationState): Said {
  return { words: askForTopic, chips: suggestionChips(state, state.recent.at(-1) ?? ''), isOpen: false }
}

function finish(state: ConversationState): Said {
  goTo(state, null)
  return {
    words: endingFor(state),
    chips: [...wayOn(state), ...afterwards(state)],
    isOpen: false,
  }
}

/** A crisis that was said is not left for a list of topics. */
function afterwards({ risk }: ConversationState): Chip[] {
  const labels = risk.level === 'crise' && !risk.isGuessed ? [NOT_WELL, BREATHE] : [ALL_TOPICS, BREATHE]
  return labels.map((label) => ({ label, kind: 'answer' }))
}

function endingFor({ risk, checkedAt }: ConversationState): string {
  const card = risk.isGuessed ? null : cardFor(risk)
  if (card) return endingInDanger(numbersOn(card))
  return checkedAt === null ? ending : endingAfterCheck
}

const inFrench = new Intl.ListFormat('fr', { type: 'conjunction' })
const numbersOn = ({ lines }: Card) => inFrench.format(lines.map(({ number }) => `le ${number}`))

const otherPersonChip: Chip = { label: FOR_SOMEBODY_ELSE, kind: 'answer' }

/** Undo of a false alarm: one sentence of apology, their words, then on. */
function deny(state: ConversationState): Said {
  const { risk } = state
  if (risk.situation) risk.denied[risk.situation] = state.turn
  Object.assign(risk, { level: 'none', situation: null, isGuessed: false, quietTurns: 0 })
  const said = state.recent.at(-1) ?? ''
  state.recent = []
  goTo(state, state.paused)
  const quote = said && said.length <= LONGEST_KEPT ? ` ${corrected(said)}` : ''
  const words = `${apology}${quote}`
  const step = stepAt(state.place)
  if (!step || !said)
    return {
      words: `${words} ${askForTopic}`,
      chips: [otherPersonChip, ...suggestionChips(state, said)],
      isOpen: false,
    }
  // Their words were the answer to the question that stood.
  const next = move(state, step.typed, said, true)
  return { ...next, words: `${words} ${next.words}` }
}

function topicChips(): Chip[] {
  return topicFlows.map(({ chip }) => ({ label: chip, kind: 'answer' }))
}

function wayOn({ place, paused }: ConversationState): Chip[] {
  return place || paused ? [{ label: RESUME, kind: 'answer' }] : []
}

export function chipsOf(choices: readonly Choice[]): Chip[] {
  return choices.map(({ label, href }) => (href ? { label, kind: 'link', href } : { label, kind: 'answer' }))
}
