import type { PlainText } from './detector/normalise.ts'
import type { Reading } from './risk.ts'
import { tellsASuicide } from './said-of-suicide.ts'

/** Who lost somebody to suicide is not told how to ask the dead whether they think of it. */
export function asBereaved(sentences: readonly PlainText[], reading: Reading): Reading {
  const { level, situation, signals } = reading
  const isMourned = signals.some((signal) => signal.situation === 'bereaved') && sentences.some(tellsASuicide)
  return level === 'vigilance' && situation === 'other-worry' && isMourned
    ? { ...reading, situation: 'bereaved' }
    : reading
}
