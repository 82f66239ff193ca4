import { expect, test } from 'vitest'
import { talk } from '../../../tests/support/talk.ts'

const images = 'j’ai accouché il y a 5 semaines, j’ai des images où je lâche mon bébé dans l’escalier, j’ai très peur'

test.each([
  'hier j’ai eu l’impression que quelqu’un me disait de le faire',
  'je vous dis que j’entends une voix qui me dit de la lâcher',
])('« %s »: the baby is put down, the 15 is called', (message) => {
  const reply = talk([images, message]).at(-1)?.reply
  expect(reply).toMatch(/dans son lit/)
  expect(reply).toMatch(/le 15/i)
  expect(reply).not.toMatch(/suicide|Revenez/)
})

test('a midwife who says something is no voice', () => {
  expect(talk([images, 'la sage-femme me dit de le poser et de souffler']).at(-1)?.reply).not.toMatch(
    /entends une voix/,
  )
})

test('who asks for one number is given one, and the words for it', () => {
  const reply = talk([
    images,
    'j’entends une voix qui me dit de la lâcher',
    'je l’ai posée dans son lit. j’appelle qui maintenant, dites-moi juste un numéro',
  ]).at(-1)?.reply
  expect(reply).toMatch(/^Le 15\. Dites/)
  expect(reply).not.toMatch(/119|suicide/)
})
