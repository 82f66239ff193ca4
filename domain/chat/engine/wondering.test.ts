import { expect, test } from 'vitest'
import { wonderingIn } from './wondering.ts'

test.each([
  ['Est-ce que mon fils m’en veut ?', 'si votre fils vous en veut'],
  ["et vous croyez qu'il va revenir ?", 's’il va revenir'],
  ['Je dors mal. Pourquoi elle me laisse dormir ?', 'pourquoi elle vous laisse dormir'],
  ['Il va me rappeler ?', 's’il va vous rappeler'],
  ['mon père me croit, à votre avis ?', 'si votre père vous croit'],
])('what they wonder is said in their words: %s', (message, words) => expect(wonderingIn(message)?.words).toBe(words))

test.each(['A-t-il le droit ?', 'Je suis nulle ?', 'quoi ?', 'Je ne sais pas pourquoi il part.'])(
  'what cannot be turned, or would hurt, is not said: %s',
  (message) => expect(wonderingIn(message)).toBeNull(),
)
