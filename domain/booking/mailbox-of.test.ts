import { expect, test } from 'vitest'
import { mailboxOf } from './mailbox-of.ts'

test.each([
  ['Lea@Exemple.fr', 'lea@exemple.fr'],
  ['lea+maman@exemple.fr', 'lea@exemple.fr'],
  [' lea@exemple.fr ', 'lea@exemple.fr'],
  ['l.e.a+papa@googlemail.com', 'lea@gmail.com'],
])('%s is the mailbox of %s', (one, other) => {
  expect(mailboxOf(one)).toBe(mailboxOf(other))
})

test.each([
  ['l.ea@exemple.fr', 'lea@exemple.fr'],
  ['lea@exemple.fr', 'lea@exemple.com'],
  ['maman@exemple.fr', 'lea@exemple.fr'],
])('%s is not the mailbox of %s', (one, other) => {
  expect(mailboxOf(one)).not.toBe(mailboxOf(other))
})
