import { expect, test } from 'vitest'
import { missingDaysWords } from './missing-days-words.ts'

const plain = (text: string | undefined) => text?.replaceAll('\u00A0', ' ')

test('names days without a free time', () => {
  expect(plain(missingDaysWords(['2026-11-17', '2026-11-18', '2026-11-20']))).toBe('le jeudi 19 novembre')
  expect(plain(missingDaysWords(['2026-11-17', '2026-11-18', '2026-11-20', '2026-11-23']))).toBe(
    'le jeudi 19, ni le samedi 21, ni le dimanche 22 novembre',
  )
  expect(plain(missingDaysWords(['2026-11-29', '2026-12-02']))).toBe('le lundi 30 novembre, ni le mardi 1er décembre')
})

test('counts many days, and returns nothing for none', () => {
  expect(plain(missingDaysWords(['2026-11-17', '2026-11-25']))).toBe('7 jours entre le 18 novembre et le 24 novembre')
  expect(missingDaysWords(['2026-11-17', '2026-11-18'])).toBeUndefined()
  expect(missingDaysWords([])).toBeUndefined()
})
