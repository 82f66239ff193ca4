import { expect, test } from 'vitest'
import { missingDaysWords } from './missing-days-words.ts'

const plain = (text: string | undefined) => text?.replaceAll('\u00A0', ' ')

test('names days without a free time', () => {
  expect(plain(missingDaysWords('Inès', ['2026-11-17', '2026-11-18', '2026-11-20']))).toBe(
    'Inès n’a pas d’horaire libre le jeudi 19 novembre.',
  )
  expect(plain(missingDaysWords('Inès', ['2026-11-17', '2026-11-18', '2026-11-20', '2026-11-23']))).toBe(
    'Inès n’a pas d’horaire libre le jeudi 19, ni le samedi 21, ni le dimanche 22 novembre.',
  )
  expect(plain(missingDaysWords('Inès', ['2026-11-29', '2026-12-02']))).toBe(
    'Inès n’a pas d’horaire libre le lundi 30 novembre, ni le mardi 1er décembre.',
  )
})

test('counts many days, and returns nothing for none', () => {
  expect(plain(missingDaysWords('Inès', ['2026-11-17', '2026-11-25']))).toBe(
    'Entre le 18 novembre et le 24 novembre, Inès a 7 jours sans horaire libre.',
  )
  expect(missingDaysWords('Inès', ['2026-11-17', '2026-11-18'])).toBeUndefined()
  expect(missingDaysWords('Inès', [])).toBeUndefined()
})
