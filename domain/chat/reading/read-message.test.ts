import { expect, test } from 'vitest'
import { readMessage } from './read-message.ts'

test.each([
  'Je dors mal\nMon chat ronfle\nJe veux mourir',
  'Il pleut. On a mangé des pâtes. Je veux mourir. Demain je travaille.',
])('ordinary sentences around explicit words do not lower the level: %j', (message) => {
  expect(readMessage(message)).toMatchObject({ level: 'crise', isPlain: true })
})

test.each([
  ['je suis sur le pont', 'suicide-plan'],
  ['j’ai avalé toute la boîte de xanax', 'overdose'],
  ['je me suis ouvert les veines', 'wound'],
])('« %s » is answered as what was said of the act', (message, situation) => {
  expect(readMessage(message).situation).toBe(situation)
})
