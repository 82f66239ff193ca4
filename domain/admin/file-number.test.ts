import { expect, test } from 'vitest'
import { fileNumber, idsOfFileNumber } from './file-number.ts'

const id = '7f3a91c2-0000-4000-8000-00000000000a'

test('a file number is short, and a typed one finds its id', () => {
  expect(fileNumber(id)).toBe('7F3A 91C2')
  for (const typed of ['7F3A 91C2', '7f3a91c2', ' Dossier 7F3A-91C2 ', '7f3a', id]) {
    const ids = idsOfFileNumber(typed)
    expect(ids && ids.first <= id && id <= ids.last, typed).toBe(true)
  }
  expect(idsOfFileNumber('7F3B')).toEqual({
    first: '7f3b0000-0000-0000-0000-000000000000',
    last: '7f3bffff-ffff-ffff-ffff-ffffffffffff',
  })
})

test.each(['', '7f3', 'Camille', '7F3K', `${id}0`])('« %s » is no number', (typed) => {
  expect(idsOfFileNumber(typed)).toBeUndefined()
})
