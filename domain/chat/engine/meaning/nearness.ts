import type { PlainText } from '../../detector/normalise.ts'
import { inTurns } from '../in-turns.ts'
import { DIRECTIONS, type Meaning, type MeaningReader, meanOf } from './meaning.ts'

/** From -1 to 1, by the place of each in the list. */
export type Nearnesses = Float32Array

/** Tells how near a message is to what all ways of saying each of these mean together. */
export async function nearnessTo(
  entries: readonly { said: readonly string[] }[],
  reader: MeaningReader,
): Promise<(words: PlainText) => Nearnesses> {
  const means = (await inTurns(entries, ({ said }) => reader.together(said))).map(ofLengthOne)
  // What all of them share tells none from another.
  const shared = meanOf(means)
  const own = new Float32Array(entries.length * DIRECTIONS)
  means.forEach((mean, place) => {
    own.set(ofLengthOne(without(mean, shared)), place * DIRECTIONS)
  })
  return (words) => {
    const meaning = reader.meaningOf(words)
    const found: Nearnesses = new Float32Array(entries.length)
    if (!meaning) return found
    const said = ofLengthOne(without(meaning, shared))
    for (let place = 0; place < entries.length; place++) {
      const from = place * DIRECTIONS
      let sum = 0
      for (let at = 0; at < DIRECTIONS; at++) sum += (said[at] ?? 0) * (own[from + at] ?? 0)
      found[place] = sum
    }
    return found
  }
}

function without(meaning: Meaning, shared: Meaning): Meaning {
  return meaning.map((share, at) => share - (shared[at] ?? 0))
}

function ofLengthOne(meaning: Meaning): Meaning {
  const length = Math.hypot(...meaning) || 1
  return meaning.map((share) => share / length)
}
