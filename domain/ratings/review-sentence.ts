import { formatCount } from '../format.ts'
import { delayWords } from './delay-words.ts'

/** « 23 notes relues en 30 jours, le plus souvent en 18 h » ; nothing with too little data. */
export function reviewSentence(notesReviewed: number | null, medianMinutes: number | null): string | null {
  if (notesReviewed === null) return null
  const count = `${formatCount(notesReviewed, 'note relue', 'notes relues')} en 30 jours`
  return medianMinutes === null ? count : `${count}, le plus souvent en ${delayWords(medianMinutes)}`
}
