import type { Situation } from '../situations.ts'

/** Output format of the danger classification: exactly one of these words. */
const dangerWords = {
  RIEN: null,
  DETRESSE: 'despair',
  SUICIDE: 'suicidal-thoughts',
  ACTE: 'overdose',
  PROCHE: 'other-in-crisis',
  CONJOINT: 'partner-violence',
  SEXUEL: 'sexual-violence',
  ENFANT: 'child-in-danger',
  MEDICAL: 'medical',
  AUTRUI: 'danger-to-others',
  AINE: 'elder-abuse',
  CYBER: 'cyber-violence',
} as const satisfies Record<string, Situation | null>

/** Null for « RIEN »; undefined for an answer in another format, which counts as no classification. */
export function situationIn(answer: string): Situation | null | undefined {
  const word = answer
    .trim()
    .replace(/[.!«»"'*\s]+/g, '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
  return Object.hasOwn(dangerWords, word) ? dangerWords[word as keyof typeof dangerWords] : undefined
}
