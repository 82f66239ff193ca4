import { respelt } from './respelling/respell.ts'
import { foldAccents } from './respelling/words.ts'
import { unmask } from './unmask.ts'

/**
 * A message as rules and fixed answers match it: lower case, respelt, without accents; apostrophes and hyphens are spaces,
 * sentences are separated by ` . `.
 */
export function plainTextOf(message: string): string {
  const text = message
    .normalize('NFKC')
    .replace(/\p{Cf}|\uFE0F/gu, '')
    .replace(/[’‘ʼ`´]/gu, "'")
    .toLowerCase()
  const plain = foldAccents(respelt(unmask(text)))
    .replace(/[.!?;…\n]+/g, ' . ')
    .replace(/[^a-z0-9. ]+/g, ' ')
  return ` ${plain.replace(/\s+/g, ' ').trim()} `
}
