import { expect, test } from 'vitest'
import { codeLabel } from '#server/archive/code-labels.ts'
import { valueText } from './value-text.ts'

test.each(['constructor', '__proto__', 'toString', 'hasOwnProperty'])('%s is a word like any other', (name) => {
  expect(valueText(JSON.parse(`{"${name}": "oui"}`))).toBe(`${name} oui`)
  expect(codeLabel('answer', name)).toBe(name)
  expect(codeLabel(name, name)).toBe(name)
})
