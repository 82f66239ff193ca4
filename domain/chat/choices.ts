import { exerciseFlows } from './companion/exercise-flows.ts'
import { fixedAnswers } from './companion/fixed-answers.ts'
import { topicFlows } from './companion/topic-flows.ts'
import type { ConversationState, Place } from './conversation-state.ts'
import type { Choice } from './flow.ts'
import { stepAt } from './flows.ts'
import { ALL_TOPICS, BREATHE, FOR_SOMEBODY_ELSE, NOT_THAT, NOT_WELL, RESUME, STOP } from './labels.ts'
import { plainLabelOf } from './plain-label.ts'

/** Understood in every state, whether or not a chip shows it. */
const always: readonly Choice[] = [
  { label: NOT_WELL, to: 'flow:not-well' },
  { label: ALL_TOPICS, to: 'topics' },
  { label: BREATHE, to: 'exercises' },
  { label: RESUME, to: 'resume' },
  { label: STOP, to: 'end' },
  ...topicFlows.map(({ id, chip }) => ({ label: chip, to: `flow:${id}` })),
  ...exerciseFlows.map(({ id, chip }) => ({ label: chip, to: `flow:${id}` })),
  ...fixedAnswers.flatMap(({ choices }) => choices),
  { label: FOR_SOMEBODY_ELSE, to: 'flow:worry-for-other' },
]

/** Answer whose label the message repeats: a tap, or the same words typed. */
export function choiceIn(state: ConversationState, said: string): Choice | null {
  const offered = [
    ...(stepAt(state.place)?.choices ?? []),
    ...(state.risk.isGuessed ? [{ label: NOT_THAT, to: 'deny' }] : []),
    ...always,
  ]
  return offered.find(({ label, href }) => !href && plainLabelOf(label) === said) ?? partlyNamed(state, said)
}

const FEWEST_WORDS_OF_A_PART = 3

/** « un peu moins fort » matches « C’est un peu moins fort »: several words of one current answer, and of no other. */
function partlyNamed({ place }: ConversationState, said: string): Choice | null {
  return onlyOf(place, (offered) => isPart(said, offered))
}

/** « oui je crains mon geste » names « Je crains mon geste ». The rest of the message has to be read first. */
export function namedWithin({ place }: ConversationState, said: string): Choice | null {
  return onlyOf(place, (offered) => isPart(offered, said))
}

function onlyOf(place: Place | null, isMeant: (offered: string) => boolean): Choice | null {
  const [only, ...others] = (stepAt(place)?.choices ?? []).filter(
    ({ label, href }) => !href && isMeant(plainLabelOf(label)),
  )
  return only && others.length === 0 ? only : null
}

const isPart = (part: string, whole: string) =>
  part.trim().split(' ').length >= FEWEST_WORDS_OF_A_PART && whole.includes(part)
