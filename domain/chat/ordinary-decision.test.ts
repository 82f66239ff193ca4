import { expect, test } from 'vitest'
import { talk } from '../../tests/support/talk.ts'

const levelAfter = (...messages: string[]) => talk(messages).at(-1)?.level

test('« je vais le faire ce soir » is of what was asked, by who asked whether to ask pardon', () => {
  expect(
    levelAfter(
      'j’ai giflé mon fils hier',
      'j’ai honte. est-ce que je dois demander pardon à mon fils ?',
      'merci. je vais le faire ce soir.',
    ),
  ).toBe('danger')
})

test('and of death, where death was spoken of', () => {
  expect(levelAfter('je veux mourir', 'ça fait mal ?', 'je vais le faire ce soir')).toBe('crise')
  expect(levelAfter('plus rien n’a de sens, je ne sers à rien', 'je vais le faire ce soir')).toBe('crise')
})
