import { detectRisk } from '../chat/detector/detect-risk.ts'
import { type HelpLine, linesFor } from '../chat/help-lines.ts'

/**
 * The lines that whoever writes such words is shown at once; none when they show neither crisis nor danger. Nobody may be
 * there to read a message for days. `earlier`: what the same person wrote shortly before, which may change its meaning.
 */
export function helpFor(body: string, earlier: readonly string[]): HelpLine[] {
  const before = earlier.map((words) => detectRisk(words))
  const reading = detectRisk(body, {
    isFirst: earlier.length === 0,
    distress: before.some(({ distress }) => distress),
    unease: before.some(({ uneasy }) => uneasy),
    concern: before.some(({ level }) => level !== 'none'),
  })
  return reading.level === 'crise' || reading.level === 'danger' ? linesFor(reading) : []
}
