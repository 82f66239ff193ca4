import type { Card } from '../answer.ts'
import type { RiskMemory } from '../conversation-state.ts'
import type { HelpLineId } from '../flow.ts'
import { helpLines } from '../help-lines.ts'
import { careFlows } from './care-flows.ts'

const MOST_LINES = 3

/** Help lines to show, the most useful first. Somebody who cannot call is shown the text line second. */
export function cardFor(risk: RiskMemory, ofStep?: readonly HelpLineId[]): Card | null {
  if (risk.level === 'none') return null
  const ids = ofStep ?? careFlows.find(({ id }) => id === risk.situation)?.lines ?? ['suicide', 'samu', 'europe']
  const ordered = risk.cannotCall ? [ids[0] ?? 'suicide', 'text' as const, ...ids.slice(1)] : ids
  const lines = [...new Set(ordered)].slice(0, MOST_LINES).map((id) => helpLines[id])
  return { lines, isGuessed: risk.isGuessed }
}
