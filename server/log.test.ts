import { expect, test } from 'vitest'
import { describeError } from './log.ts'

test('an error is described by its class, code and place, never by its message', () => {
  const error = Object.assign(new TypeError('file:///camille@exemple.fr\n  at work file:camille'), { code: 'EACCES' })
  const described = describeError(error)
  expect(described).toMatchObject({ error: 'TypeError', code: 'EACCES' })
  expect(JSON.stringify(described)).not.toContain('camille')
})

test('a copy of an error’s properties is described too, and anything else by its type', () => {
  const { message, stack } = new Error('camille@exemple.fr')
  const described = describeError({ code: '57P01', message, stack, worker: 'w' })
  expect(described).toMatchObject({ error: 'object', code: '57P01' })
  expect(JSON.stringify(described)).not.toContain('camille')
  expect(describeError({ code: { of: 'camille' } })).toEqual({ error: 'object', code: undefined, at: undefined })
  expect(describeError('camille')).toEqual({ error: 'string' })
  expect(describeError(null)).toEqual({ error: 'object' })
})
