import { expect, test } from 'vitest'
import type { Message } from './conversation.ts'
import { storedHelpLines } from './stored-help-lines.ts'

const reply = (text: string, level: Message['level']): Message => ({ id: text, sender: 'assistant', text, level })
const numbersFor = (text: string, level: Message['level']) =>
  storedHelpLines([reply(text, level)]).map(({ number }) => number)

test('nothing worrying shows no line', () => {
  expect(numbersFor('Le 3114 est aussi là.', 'none')).toEqual([])
  expect(storedHelpLines([])).toEqual([])
})

test.each([
  ['Le 3114 répond 24 h/24. En danger, le 15.', 'crise', ['3114', '15', '112']],
  ['Appelez le 15 ou le 112 tout de suite.', 'crise', ['15', '112', '3114']],
  ['Le 3919 est anonyme ; le 17 vient.', 'danger', ['3919', '17', '15']],
  ['Le 0\u00A0800\u00A005\u00A095\u00A095 écoute.', 'danger', ['0 800 05 95 95', '15', '112']],
  ['Respirez 15 min, puis 17 h, puis dormez.', 'vigilance', ['3114', '15', '112']],
] as const)('« %s » (%s)', (text, level, numbers) => expect(numbersFor(text, level)).toEqual(numbers))

test('the latest worrying reply decides', () => {
  const messages = [reply('Le 3114.', 'vigilance'), reply('Le 3919.', 'danger'), reply('Le 119.', 'danger')]
  expect(storedHelpLines(messages)[0]?.number).toBe('119')
})
