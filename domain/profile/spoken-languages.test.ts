import { expect, test } from 'vitest'
import { spokenLanguages } from './spoken-languages.ts'

test('languages have their French name and, when it is another, their own', () => {
  expect(spokenLanguages(['fr'])).toEqual([{ code: 'fr', name: 'Français', own: undefined }])
  expect(spokenLanguages(['en', 'ar', 'wo', 'fsl'])).toEqual([
    { code: 'en', name: 'Anglais', own: 'English' },
    { code: 'ar', name: 'arabe', own: 'العربية' },
    { code: 'wo', name: 'wolof', own: undefined },
    { code: 'fsl', name: 'langue des signes française', own: undefined },
  ])
})
