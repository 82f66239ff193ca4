import type { Track } from '#domain/chat/answer.ts'
import { medical } from '#domain/chat/care/medical.ts'
import { breathing } from '#domain/chat/companion/exercises/breathing.ts'
import { panic } from '#domain/chat/companion/exercises/panic.ts'
import type { Choice, Flow, Step } from '#domain/chat/flow.ts'
import { type HelpLine, helpLines } from '#domain/chat/help-lines.ts'
import { ALL_TOPICS, BREATHE, NOT_WELL } from '#domain/chat/labels.ts'
import { typeset } from '#domain/chat/typeset.ts'

/** Run by the page itself: no request, nothing kept. With the emergency that a panic may turn out to be. */
const flows = { panic, breathing, medical } satisfies Record<string, Flow>
type FlowName = keyof typeof flows

/** Where the person is in an exercise of this page. */
export interface OwnExercise {
  flow: FlowName
  step: string
  /** Number of earlier visits of the step: its wordings take turns. */
  visit: number
}

const isOwn = (flow: string): flow is FlowName => Object.hasOwn(flows, flow)
const stepOf = ({ flow, step }: OwnExercise): Step | undefined => (flows[flow] as Flow).steps[step]

export function startOwn(flow: FlowName): OwnExercise {
  return { flow, step: flows[flow].start, visit: 0 }
}

/** Words to send to the conversation when a choice leaves the exercise; null ends it in silence. */
const leavingWords: Readonly<Record<string, string>> = {
  topics: ALL_TOPICS,
  exercises: BREATHE,
  'flow:not-well': NOT_WELL,
  'flow:despair': NOT_WELL,
  'flow:suicidal-thoughts': 'Je pense à mourir',
  'flow:anxiety': 'Angoisse et panique',
}

export type Next = { at: OwnExercise } | { leavesWith: string | null }

export function nextOf(at: OwnExercise, { to = 'end', label }: Pick<Choice, 'to' | 'label'>): Next {
  const flow = to.startsWith('flow:') ? to.slice('flow:'.length) : ''
  if (isOwn(flow)) return { at: startOwn(flow) }
  if (to in flows[at.flow].steps) return { at: { flow: at.flow, step: to, visit: at.step === to ? at.visit + 1 : 0 } }
  return { leavesWith: to === 'end' ? null : (leavingWords[to] ?? label) }
}

export interface OwnStep {
  words: string
  choices: readonly Choice[]
  /** Progress in the exercise; absent in an emergency. */
  track: Track | undefined
  lines: readonly HelpLine[]
}

/** An exercise never hides the way to a person. */
const always = [helpLines.suicide, helpLines.samu, helpLines.europe]

export function shownOf(at: OwnExercise): OwnStep {
  const { says, choices, number, widget, lines } = stepOf(at) as Step
  const { id, title, steps } = flows[at.flow] as Flow
  const isCare = at.flow === 'medical'
  const ofCare = (lines ?? medical.lines).map((line) => helpLines[line])
  const numbers = Object.values(steps).map((step) => step.number ?? 0)
  const track: Track = { flow: id, kind: 'exercise', title, step: number ?? 1, steps: Math.max(...numbers) }
  return {
    words: typeset(says[at.visit % says.length] ?? says[0]),
    choices,
    track: isCare ? undefined : widget ? { ...track, widget } : track,
    lines: isCare ? ofCare : always,
  }
}
