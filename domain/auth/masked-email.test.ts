import { expect, test } from 'vitest'
import { maskedEmail } from './masked-email.ts'

test.each([
  ['camille.martin@exemple.fr', 'c•••@e•••.fr'],
  ['a@b.c.d', 'a•••@b•••.d'],
  ['zoé@étude.univ-paris.fr', 'z•••@é•••.fr'],
  ['root@localhost', 'r•••@l•••'],
  ['', '•••@•••'],
])('%s', (address, masked) => {
  expect(maskedEmail(address)).toBe(masked)
})
