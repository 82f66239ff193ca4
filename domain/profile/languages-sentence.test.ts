import { expect, test } from 'vitest'
import { languagesSentence } from './languages-sentence.ts'

test('lists languages as a sentence', () => {
  expect(languagesSentence(['fr'])).toBe('Français')
  expect(languagesSentence(['fr', 'ar', 'fsl'])).toBe('Français, arabe, langue des signes française')
})
