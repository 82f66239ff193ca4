import type { ConversationState, Place } from './conversation-state.ts'
import type { Choice } from './flow.ts'
import { flowNamed, kindOfFlow, stepAt } from './flows.ts'

/** Target of a `to` or `typed`: a step of the same flow or the start of another. Null: leaves the flow. */
export function placeOf(target: string, from: Place): Place | null {
  if (target.startsWith('flow:')) return startOf(target.slice('flow:'.length))
  const inside = { flow: from.flow, step: target }
  return stepAt(inside) ? inside : null
}

export function startOf(flow: string): Place | null {
  const found = flowNamed(flow)
  return found ? { flow, step: found.start } : null
}

/** Typed words that this flow recognises anywhere in it, as the answer they stand for. */
export function heardIn(flow: string, plain: string, isOpening = false): Choice | null {
  const heard = flowNamed(flow)?.hears?.find(
    ({ form, atOnce }) => (isOpening ? atOnce : atOnce !== 'only') && form.test(plain),
  )
  return heard ? { label: '', to: heard.to } : null
}

/** Moves there; an unfinished flow can be resumed. */
export function goTo(state: ConversationState, place: Place | null): void {
  const left = state.place
  if (left && left.flow !== place?.flow) {
    if (place && kindOfFlow(left.flow) !== 'care') state.paused = left
    if (!place && !state.done.includes(left.flow)) state.done.push(left.flow)
  }
  if (place && state.paused?.flow === place.flow) state.paused = null
  state.place = place
}

/** Wording of the step for this visit. */
export function wordsOf(state: ConversationState, place: Place): string {
  const key = `${place.flow}/${place.step}`
  const visit = state.visits[key] ?? 0
  state.visits[key] = visit + 1
  const says = stepAt(place)?.says ?? ['']
  return says[visit % says.length] ?? says[0]
}
