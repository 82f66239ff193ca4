import { featuresOf, kinds } from './features.ts'
import { hashOfPair } from './hash.ts'
import type { Passage } from './passages.ts'
import { type LearntWeights, weightTable } from './weight-table.ts'

const MOST_OF_A_BYTE = 255

/** How much speaks for each outcome but the first, which all are weighed against. */
export type PassageWeigher = (passage: Passage) => number[]

export function passageWeigher({ bias, unit, ...file }: LearntWeights): PassageWeigher {
  const table = weightTable(file)
  const { weights } = table
  const weighedOutcomes = bias.length
  /** The last passage in which a feature was counted, as far as a byte can count: each counts once. */
  const countedIn = new Uint8Array(table.places)
  let passage = 0
  const nextPassage = () => {
    if (passage === MOST_OF_A_BYTE) countedIn.fill(0)
    passage = (passage % MOST_OF_A_BYTE) + 1
  }
  return (read) => {
    nextPassage()
    const sums = kinds.map(() => ({ known: 0, weighed: new Float64Array(weighedOutcomes) }))
    kinds.forEach((kind, kindAt) => {
      const { hashes, count } = featuresOf(read, kind)
      const sum = sums[kindAt]
      if (!sum) return
      for (let at = 0; at < count; at++) {
        const place = table.find(featureOfKind(hashes[at] ?? 0, kindAt))
        if (place < 0 || countedIn[place] === passage) continue
        countedIn[place] = passage
        sum.known += 1
        for (let outcome = 0; outcome < weighedOutcomes; outcome++)
          sum.weighed[outcome] = (sum.weighed[outcome] ?? 0) + (weights[place * weighedOutcomes + outcome] ?? 0)
      }
    })
    return bias.map((base, outcome) =>
      sums.reduce((sum, { known, weighed }) => sum + unit * shareOfEach(known) * (weighed[outcome] ?? 0), base),
    )
  }
}

/** The same hash of two kinds is two features. */
export function featureOfKind(feature: number, kind: number): number {
  return hashOfPair(feature, kind, 0)
}

/** Long passages have more features of a kind: each weighs less. */
export function shareOfEach(known: number): number {
  return 1 / Math.sqrt(Math.max(1, known))
}
