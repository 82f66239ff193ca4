import { expect, test } from 'vitest'
import { plainFirstName } from './plain-first-name.ts'

test.each(['Léa', 'Jean-Baptiste', 'N’Golo', 'Łukasz', 'محمد'])('%s is a name', (name) => {
  expect(plainFirstName(` ${name} `)).toBe(name)
})

test.each(['', 'Va sur example.com', 'https://example.com', 'lea@exemple.fr', 'gagne1000euros', 'A'.repeat(21), '<b>'])(
  '%s is none',
  (text) => {
    expect(plainFirstName(text)).toBeUndefined()
  },
)
