import { expect, test } from 'vitest'
import { languagesSentence } from './languages-sentence.ts'

test('languages are listed as one would say them', () => {
  expect(languagesSentence(['fr'])).toBe('Français')
  expect(languagesSentence(['fr', 'ar', 'fsl'])).toBe('Français, arabe, langue des signes française')
})
