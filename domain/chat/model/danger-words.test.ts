import { expect, test } from 'vitest'
import { situationIn } from './danger-words.ts'

test.each([
  ['RIEN', null],
  [' suicide.\n', 'suicidal-thoughts'],
  ['**Détresse**', 'despair'],
  ['« AÎNÉ »', 'elder-abuse'],
  ['', undefined],
  ['Je pense que c’est SUICIDE', undefined],
  ['SUICIDE ou RIEN', undefined],
  ['toString', undefined],
])('« %s » is read as %s', (answer, situation) => {
  expect(situationIn(answer)).toBe(situation)
})
