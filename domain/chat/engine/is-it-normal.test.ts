import { describe, expect, test } from 'vitest'
import { newConversation } from '../conversation-state.ts'
import { isItNormal } from './is-it-normal.ts'

const answer = (asked: string) => isItNormal(newConversation(1), asked)

test.each([
  'c’est normal de réagir comme ça à mon âge ?',
  "Est-ce que c'est normal d'être triste alors qu'il est encore là ?",
  'C’est normal que ça dure encore au bout d’un an ?',
])('yes: %s', (asked) => expect(answer(asked)).toMatch(/^Et oui/u))

test('and no: nothing of it is silly', () =>
  expect(answer('c’est bête d’avoir encore peur du noir ?')).toMatch(/^Et non/u))

describe('what is done to them, or dark, is not called normal', () => {
  test.each([
    'c’est normal qu’il me frappe ?',
    'c’est normal de vouloir mourir ?',
    'c’est normal qu’il lise mes messages ?',
    'le bus est normal ?',
  ])('%s', (asked) => expect(answer(asked)).toBeNull())
})
