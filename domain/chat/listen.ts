import type { Chip } from './answer.ts'
import { complains } from './companion/fixed-answers.ts'
import { suggestTopics } from './companion/suggest-topics.ts'
import { topicFlows } from './companion/topic-flows.ts'
import {
  acknowledgements,
  askForTopic,
  easyStarts,
  goOnAsYouLike,
  introduction,
  invitations,
  noAdvice,
  unknownQuestion,
} from './companion/words.ts'
import type { ConversationState } from './conversation-state.ts'
import { ALL_TOPICS, STOP } from './labels.ts'
import { plainLabelOf } from './plain-label.ts'

export interface Said {
  words: string
  /** Replace those of the current step. */
  chips?: Chip[]
  isOpen: boolean
}

const MOST_KEPT = 12
export const LONGEST_KEPT = 300
const MOST_SUGGESTED = 3

/** Free text without a topic: acknowledged, and the topic is asked for. A guess is offered, never applied. */
export function listen(state: ConversationState, message: string, plain: string): Said {
  keep(state, message, true)
  declineTopics(state, plain)
  const received = nextAcknowledgement(state)
  const isFirst = !state.isIntroduced
  const intro = isFirst ? `${introduction} ` : ''
  state.isIntroduced = true
  if (saysLittle(message))
    return {
      words: `${intro}${nextEasyStart(state)}`,
      chips: [...topicChips(easyTopics, 'answer'), ...wayOnChips()],
      isOpen: true,
    }
  if (ASKS.test(message.trim()) && !isFirst) return answerUnknown(state)
  const next = invitation(state)
  const suggested = suggestionChips(state, message)
  const chips = next === goOnAsYouLike ? [personChip, ...suggested] : suggested
  return { words: `${received} ${intro}${next}`, chips, isOpen: true }
}

/** « ni couple ni décision »: not suggested again. */
function declineTopics(state: ConversationState, plain: string): void {
  const isDeclined = (chip: string) => new RegExp(` (?:pas|ni)(?: de| du| le| la)? ${firstWordOf(chip)} `).test(plain)
  state.declined = [
    ...new Set([...state.declined, ...topicFlows.filter(({ chip }) => isDeclined(chip)).map(({ id }) => id)]),
  ]
}

const MOST_WORDS_OF_LITTLE = 3
export const ASKS = /\?$/

const saysLittle = (message: string) => message.trim().split(/\s+/).length <= MOST_WORDS_OF_LITTLE

function nextEasyStart(state: ConversationState): string {
  const shown = state.visits[EASY_START] ?? 0
  state.visits[EASY_START] = shown + 1
  return easyStarts[shown % easyStarts.length] ?? ''
}

const EASY_START = 'easy-start'

/** Advice cannot be given; the topics of all their words can be offered. */
function answerUnknown(state: ConversationState): Said {
  const suggested = suggestionChips(state, state.kept.map(({ words }) => words).join('. '))
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

export function suggestionChips({ declined }: ConversationState, message: string): Chip[] {
  const likely = suggestTopics(message)
    .filter((topic) => !declined.includes(topic))
    .slice(0, MOST_SUGGESTED)
  return [...topicChips(likely, 'suggested'), ...wayOnChips()]
}

/** In the order of the ids. */
function topicChips(ids: readonly string[], kind: Chip['kind']): Chip[] {
  return ids.flatMap((id) => topicFlows.filter((flow) => flow.id === id)).map(({ chip }) => ({ label: chip, kind }))
}

const wayOnChips = (): Chip[] => [
  { label: ALL_TOPICS, kind: 'answer' },
  ...topicChips(['other'], 'answer'),
  { label: STOP, kind: 'leave' },
]

const personChip: Chip = { label: 'Voir les consultations', kind: 'link', href: '/appointment' }
const questionChips: readonly Chip[] = [
  { label: 'Questions fréquentes', kind: 'link', href: '/faq' },
  { label: 'Écrire à l’équipe', kind: 'link', href: '/contact' },
]
const easyTopics = ['stress', 'sleep', 'sadness']

const LONGEST_NAMING_WORDS = 6
const ONLY_TO_TELL = / (?:juste|seulement|simplement) (?:raconter|parler|vider|ecrire) /
const WORK_BY_OTHER_NAMES = / (?:boulot|taf|job|fac|partiels) /g

/** « bah le boulot, je l’ai dit », « pas couple, famille », « c’est le deuil de mon chat »: words that name one topic. */
export function topicNamed({ turn }: ConversationState, plain: string) {
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

export function nextAcknowledgement({ turn }: ConversationState): string {
  return acknowledgements[turn % acknowledgements.length] ?? ''
}

const firstWordOf = (chip: string) => plainLabelOf(chip).trim().split(' ')[0]

export function keep(state: ConversationState, words: string, isTyped: boolean): void {
  state.kept = [...state.kept, { words: words.slice(0, LONGEST_KEPT), isTyped }].slice(-MOST_KEPT)
}
