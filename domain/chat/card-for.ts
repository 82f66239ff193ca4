import type { ConversationState } from './conversation-state.ts'
import { type HelpLine, helpLines, linesFor } from './help-lines.ts'
import { caresForAChild } from './person-spoken-of.ts'
import { fearsOwnGesture, fearsToHurtOlderChild, isWornOutCarer } from './replies/care-parts.ts'

/** The lines that stay on the screen, at most three; null where nothing worries. */
export function cardFor(state: ConversationState): { lines: HelpLine[] } | null {
  const { risk, safety } = state
  if (risk.level === 'none') return null
  const lines = linesFor(risk)
  // Who is afraid of their own gesture is helped, and not reported: a doctor, and those who listen to them.
  if (risk.level === 'danger' && (isWornOutCarer(state) || fearsOwnGesture(state))) {
    if (fearsToHurtOlderChild(state) && !isWornOutCarer(state))
      return { lines: [helpLines.child, helpLines.samu, helpLines.europe] }
    const listens = fearsOwnGesture(state) || caresForAChild(state) ? helpLines.child : helpLines.elder
    return { lines: [helpLines.samu, listens, helpLines.europe] }
  }
  // Who is hurt at home as well has the line for that beside the first.
  const isWithout = safety['hurt-at-home'] === true && !lines.includes(helpLines.child)
  return { lines: isWithout ? [...lines.slice(0, 1), helpLines.child, ...lines.slice(1, 2)] : lines }
}
