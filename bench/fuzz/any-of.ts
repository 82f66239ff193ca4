import { type Arbitrary, constantFrom } from 'fast-check'

/** One of the words of these lines, separated by spaces. */
export function anyOf(...lines: readonly string[]): Arbitrary<string> {
  return constantFrom(...lines.flatMap((line) => line.split(' ')))
}
