import { expect, test } from 'vitest'
import { newConversation } from '../conversation-state.ts'
import { gameAnswer } from './game-answer.ts'

const afterOurs = (words: string, message: string) => {
  const state = { ...newConversation(1), turn: 2, reply: { words, turn: 1 } }
  return gameAnswer(state, message)
}
const GAME = 'Volontiers. Prenez une lettre, disons le M, et trouvez une ville, un plat, un animal.'

test('what they found is received', () => {
  const reply = afterOurs(GAME, 'mdr mes voisins vont adorer. bon : Marseille, moussaka, marmotte, Manon, menuisier')
  expect(reply).toMatch(/^Cinq mots.*moussaka/u)
})
test('what only happens to begin with it is not', () =>
  expect(afterOurs(GAME, 'mes voisins, mon ex, tout revient')).toBeNull())
test('where no game was proposed, nobody plays', () =>
  expect(afterOurs('Qu’est-ce qui pèse le plus ?', 'Marseille, moussaka, marmotte')).toBeNull())
