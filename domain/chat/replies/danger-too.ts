import { linesFor } from '../help-lines.ts'
import { type Danger, dangers } from '../risk.ts'
import { type Heard, isFollowUp, isUnsure } from './care-answer.ts'

const urgentFirst: readonly Danger[] = ['medical', 'others']

/** Somebody who is hit and wants to die is given the line for both. */
export function dangerToo({ reading, sentences }: Heard): string | null {
  if (isFollowUp(sentences)) return null
  const told = reading.signals.filter((signal) => !isUnsure({ signals: [signal] }))
  const named = dangers.filter((danger) => told.some(({ situation }) => situation === danger))
  const danger = urgentFirst.find((one) => named.includes(one)) ?? named[0]
  const line = danger && linesFor({ level: 'danger', situation: danger, cannotSpeak: false })[0]
  return line ? `Pour ce que vous subissez aussi, il y a le ${line.number} (${line.about}).` : null
}
