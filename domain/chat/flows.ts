import { careFlows } from './care/care-flows.ts'
import { exerciseFlows } from './companion/exercise-flows.ts'
import { topicFlows } from './companion/topic-flows.ts'
import type { Place } from './conversation-state.ts'
import type { Flow, Step } from './flow.ts'

const all = new Map<string, Flow>([...careFlows, ...topicFlows, ...exerciseFlows].map((flow) => [flow.id, flow]))
const topicIds = new Set(topicFlows.map(({ id }) => id))
const careIds = new Set<string>(careFlows.map(({ id }) => id))

type FlowKind = 'care' | 'topic' | 'exercise'

export function flowNamed(id: string): Flow | undefined {
  return all.get(id)
}

export function kindOfFlow(id: string): FlowKind {
  if (careIds.has(id)) return 'care'
  return topicIds.has(id) ? 'topic' : 'exercise'
}

/** Undefined for a step of an earlier version of the content: the conversation continues without it. */
export function stepAt(place: Place | null): Step | undefined {
  return place ? all.get(place.flow)?.steps[place.step] : undefined
}
