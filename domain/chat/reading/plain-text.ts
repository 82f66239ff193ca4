import { respelt } from './respelling/respell.ts'
import { foldAccents } from './respelling/words.ts'
import { unmask } from './unmask.ts'

/**
 * Normalised message for rules and fixed answers: lower case, spelling corrected, without accents; apostrophes and
 * hyphens are spaces, sentences are separated by ` . `.
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
