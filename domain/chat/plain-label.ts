import { plainTextOf } from './reading/plain-text.ts'

/** Cache: a hundred labels are compared with each message, and correcting their spelling took half of its time. */
const plainLabels = new Map<string, string>()

/** Normalised label of a chip. Only for our own labels: the cache keeps them all. */
export function plainLabelOf(label: string): string {
  const known = plainLabels.get(label)
  if (known !== undefined) return known
  const plain = plainTextOf(label)
  plainLabels.set(label, plain)
  return plain
}
