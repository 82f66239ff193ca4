import { expect, test } from 'vitest'
import { CHAT_MESSAGE_MAX_CHARACTERS, CHAT_MESSAGE_READ_CHARACTERS } from '../../constants.ts'
import { partsOf } from './message-parts.ts'

test('a message of ordinary length is read whole', () => {
  const message = 'mot '.repeat(CHAT_MESSAGE_MAX_CHARACTERS / 4)
  expect(partsOf(message)).toEqual([message])
})

test('whatever ten words stand together in a long message stand together in a part of it', () => {
  const words = Array.from({ length: 2000 }, (_, at) => `mot${at}`)
  const parts = partsOf(words.join(' '))
  const said = words.slice(0, -9).map((_, at) => words.slice(at, at + 10).join(' '))
  const cutOff = said.filter((ten) => !parts.some((part) => part.includes(ten)))
  expect(cutOff).toEqual([])
})

test.each(['a', ' ', 'je ', '\n', '😂', '. '])(
  'a text of « %s » makes no more parts than its length allows',
  (piece) => {
    const lengths = [0.5, 1, 10].map((times) => {
      const text = piece.repeat((times * CHAT_MESSAGE_READ_CHARACTERS) / piece.length)
      return partsOf(text).reduce((sum, part) => sum + part.length, 0)
    })
    expect(lengths[0]).toBeLessThan(0.7 * CHAT_MESSAGE_READ_CHARACTERS)
    expect(lengths[1]).toBeLessThan(1.3 * CHAT_MESSAGE_READ_CHARACTERS)
    expect(lengths[2]).toBeLessThan(1.3 * CHAT_MESSAGE_READ_CHARACTERS)
  },
)
