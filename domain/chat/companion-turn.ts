import type { Chip } from './answer.ts'
import { cardFor } from './care/card-for.ts'
import { exerciseAskedFor, exerciseFlows } from './companion/exercise-flows.ts'
import { complains, fixedAnswerTo } from './companion/fixed-answers.ts'
import { suggestTopics } from './companion/suggest-topics.ts'
import { topicFlows } from './companion/topic-flows.ts'
import {
  acknowledgements,
  apology,
  askForTopic,
  corrected,
  easyStarts,
  ending,
  endingInDanger,
  goOnAsYouLike,
  introduction,
  invitations,
  noAdvice,
  noReadyAnswer,
  resumed,
  unknownQuestion,
  whichExercise,
  whichTopic,
} from './companion/words.ts'
import type { ConversationState, Place } from './conversation-state.ts'
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
  const topic = state.place ? undefined : topicNamed(state, plain)
  const fixed = fixedAnswerTo(plain, state.risk.level !== 'none')
  // « bah le boulot, je viens de le dire » complains, and answers.
  if (fixed && !(topic && complains(plain))) {
    state.isIntroduced ||= fixed.says.includes(introduction)
    return { words: fixed.says, chips: [...chipsOf(fixed.choices), ...wayOn(state)], isOpen: false }
  }
  const step = stepAt(state.place)
  if (!step || !state.place) return topic ? enter(state, topic.id) : listen(state, message)
  const short = shortAnswerIn(message)
  const named = short && step.choices.find(({ means }) => means === short)
  return named ? follow(state, named, message) : goOn(state, step.typed, message)
}

const LONGEST_NAMING_WORDS = 6
const ONLY_TO_TELL = / (?:juste|seulement|simplement) (?:raconter|parler|vider|ecrire) /
const WORK_BY_OTHER_NAMES = / (?:boulot|taf|job|fac|partiels) /g

/** « bah le boulot, je l’ai dit », « pas couple, famille », « c’est le deuil de mon chat »: words that name one topic. */
function topicNamed({ turn }: ConversationState, plain: string) {
  if (turn === 0 || ONLY_TO_TELL.test(plain)) return undefined
  const words = plain.replace(WORK_BY_OTHER_NAMES, ' travail ')
  const named = (before: string) =>
    topicFlows.filter(({ chip }) => new RegExp(`${before} ${firstWordOf(chip)} `).test(words))
  const stated = named(' c est(?: le| la| du| l| un)?')
  const isShort = plain.trim().split(' ').length <= LONGEST_NAMING_WORDS || complains(plain)
  const before = isShort ? '(?<! pas| pas de| pas du| pas le| pas la)' : '^(?: la| le| l| les| de la| du)?'
  const [only, ...others] = stated.length > 0 ? stated : named(before)
  return only && others.length === 0 ? only : undefined
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
  return arrive(state, placeOf(target, place))
}

function enter(state: ConversationState, flow: string): Said {
  return arrive(state, startOf(flow))
}

/** At the first step from there that their words have not answered. */
function arrive(state: ConversationState, target: Place | null): Said {
  const said = plainTextOf(state.kept.map(({ words }) => words).join('. '))
  let place = target
  while (place && stepAt(place)?.known?.test(said)) place = placeOf(stepAt(place)?.typed ?? '', place)
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
  const isFirst = !state.isIntroduced
  const intro = isFirst ? `${introduction} ` : ''
  state.isIntroduced = true
  if (saysLittle(message)) return { words: `${intro}${nextEasyStart(state)}`, chips: easyChips(), isOpen: true }
  if (ASKS.test(message.trim()) && !isFirst) return answerUnknown(state)
  const next = invitation(state)
  const suggested = suggestionChips(message)
  const chips = next === goOnAsYouLike ? [personChip, ...suggested] : suggested
  return { words: `${received} ${intro}${next}`, chips, isOpen: true }
}

const MOST_WORDS_OF_LITTLE = 3
const ASKS = /\?$/

const saysLittle = (message: string) => message.trim().split(/\s+/).length <= MOST_WORDS_OF_LITTLE

function nextEasyStart(state: ConversationState): string {
  const shown = state.visits[EASY_START] ?? 0
  state.visits[EASY_START] = shown + 1
  return easyStarts[shown % easyStarts.length] ?? ''
}

const EASY_START = 'easy-start'

/** Advice cannot be given; the topics of all their words can be offered. */
function answerUnknown({ kept }: ConversationState): Said {
  const suggested = suggestionChips(kept.map(({ words }) => words).join('. '))
  const isTheirs = suggested.some(({ kind }) => kind === 'suggested')
  return isTheirs
    ? { words: noAdvice, chips: suggested, isOpen: true }
    : { words: unknownQuestion, chips: [...questionChips, ...suggested], isOpen: true }
}

/** The topic is asked for once; then each invitation once. */
function invitation(state: ConversationState): string {
  const asked = state.visits[LISTENING] ?? 0
  state.visits[LISTENING] = asked + 1
  return asked === 0 ? askForTopic : (invitations[asked - 1] ?? goOnAsYouLike)
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
const questionChips: readonly Chip[] = [
  { label: 'Questions fréquentes', kind: 'link', href: '/faq' },
  { label: 'Écrire à l’équipe', kind: 'link', href: '/contact' },
]
const otherPersonChip: Chip = { label: FOR_SOMEBODY_ELSE, kind: 'answer' }

const otherChip = (): Chip[] =>
  topicFlows.filter(({ id }) => id === 'other').map(({ chip }) => ({ label: chip, kind: 'answer' }))

const easyTopics: readonly string[] = ['sadness', 'sleep', 'stress']

function easyChips(): Chip[] {
  const chips = topicFlows
    .filter(({ id }) => easyTopics.includes(id))
    .map(({ chip }): Chip => ({ label: chip, kind: 'answer' }))
  return [...chips, { label: ALL_TOPICS, kind: 'answer' }, ...otherChip(), { label: STOP, kind: 'leave' }]
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

function keep(state: ConversationState, words: string, isTyped: boolean): void {
  state.kept = [...state.kept, { words: words.slice(0, LONGEST_KEPT), isTyped }].slice(-MOST_KEPT)
}
