import { expect, test } from 'vitest'
import { CONTACT_MESSAGE_MAX_CHARACTERS, MESSAGE_MAX_CHARACTERS } from '#domain/constants.ts'
import { helpForMessage } from './help-for-message.ts'

const danger = ' J’ai envie de mourir, je ne vois plus d’autre issue. '
const calm = (characters: number) => 'a '.repeat(characters / 2)

test('finds danger anywhere in a message, and in a contact message', () => {
  for (const before of [0, 2000, MESSAGE_MAX_CHARACTERS, CONTACT_MESSAGE_MAX_CHARACTERS])
    expect(helpForMessage(calm(before) + danger + calm(CONTACT_MESSAGE_MAX_CHARACTERS - before), [])[0]).toBe('3114')
})

test('reads both ends of a text that is too long, and shows numbers for what is between them', () => {
  const book = calm(1_000_000)
  expect(helpForMessage(danger + book, [])[0]).toBe('3114')
  expect(helpForMessage(book + danger, [])[0]).toBe('3114')
  expect(helpForMessage(book + danger + book, [])).toEqual(['3114', '15', '112'])
  expect(helpForMessage(calm(MESSAGE_MAX_CHARACTERS + 1000), [])).toEqual([])
})

test('a danger across the seam of both ends is not lost', () => {
  const before = `${calm(MESSAGE_MAX_CHARACTERS - 8)}je veux `
  expect(helpForMessage(`${before}mourir ${calm(MESSAGE_MAX_CHARACTERS - 8)}`, [])).not.toEqual([])
})
