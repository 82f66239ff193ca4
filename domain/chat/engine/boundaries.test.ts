import { expect, test } from 'vitest'
import { talk } from '../../../tests/support/talk.ts'

const PROFESSIONAL = /médecin|psychologue/

test('a test made online is for a professional to go through, and no diagnosis', () => {
  const reply = talk([
    'Est-ce que je suis bipolaire ?',
    'J’ai fait un test sur internet, 17 sur 20. Certains jours je suis à fond, d’autres jours je reste sous la couette',
  ]).at(-1)?.reply
  expect(reply).toMatch(PROFESSIONAL)
})

test('a test of English made online is only that', () => {
  expect(talk(['J’ai fait un test d’anglais en ligne, 17 sur 20, je suis contente']).at(-1)?.reply).not.toMatch(
    PROFESSIONAL,
  )
})
