import { lexicon } from '../lexicon.ts'
import { compileTests } from '../matcher.ts'
import type { PlainText } from '../normalise.ts'
import { hashOf } from './hash.ts'

const families = Object.entries(lexicon).map(([name, entries]) => ({ name: hashOf(name), entries }))
const familiesNamedIn = compileTests(families, ({ entries }) => entries, lexicon)

/** The families of the lexicon that a sentence names, by the hashes of their names. */
export function familiesIn(sentence: PlainText): number[] {
  return familiesNamedIn(sentence).map(({ name }) => name)
}
