import { expect, test } from 'vitest'
import { reportReaderWords } from './report-reader-words.ts'

const words = (names: string[], supervisor: 'other' | 'only' | 'late' | null) =>
  reportReaderWords({ names, supervisor }, 'Inès M.')

test('says who reads, and whether that is the supervisor', () => {
  expect(words(['Anne Petit'], 'other')).toBe(
    'Anne Petit, psychologue, vous lira. Ce n’est pas la personne qui supervise Inès M.',
  )
  expect(words(['Anne Petit', 'Paul Roy'], null)).toBe('Anne Petit ou Paul Roy, psychologue, vous lira.')
  expect(words([], 'other')).toBe(
    'Une personne référente, psychologue, vous lira. Ce n’est pas la personne qui supervise Inès M.',
  )
  expect(words(['Hélène Girard'], 'only')).toBe(
    'Il n’y a pas d’autre personne référente en ce moment : Hélène Girard, psychologue, qui supervise Inès M., vous lira.',
  )
  expect(words(['Hélène Girard'], 'late')).toContain(
    'Hélène Girard, psychologue, qui supervise Inès M., peut maintenant vous lire aussi.',
  )
})
