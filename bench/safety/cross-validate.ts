import { type DetectRisk, riskDetector } from '#domain/chat/detector/detect-risk.ts'
import { secondReader } from '#domain/chat/detector/second-reading/second-reader.ts'
import { foldsOf } from './fold.ts'
import { learnWeights } from './learn-weights.ts'
import { learntSetNames, readSet } from './read-set.ts'
import { type Labelled, type Score, score } from './score.ts'

const PARTS = 3

/**
 * How the whole detector does on messages it has not met: those sets that no rule was written from are read part by part, each time by a second reader that
 * learnt from everything else.
 */
export function crossValidate(): Score {
  const all = learntSetNames.flatMap(readSet)
  const measured = (['plain', 'varied', 'judged', 'broad'] as const).flatMap(readSet)
  const ids = new Set(measured.map(({ id }) => id))
  const always = all.filter(({ id }) => !ids.has(id))
  const detectors = new Map<Labelled, DetectRisk>()
  for (const part of foldsOf(measured, PARTS)) {
    const unread = new Set<Labelled>(part)
    const others = measured.filter((message) => !unread.has(message))
    const detect = riskDetector(secondReader(learnWeights([...always, ...others])))
    for (const message of part) detectors.set(message, detect)
  }
  return score(measured, (message) => {
    const detect = detectors.get(message)
    if (!detect) throw new Error('a message of no part')
    return detect
  })
}
