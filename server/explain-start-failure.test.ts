import { expect, test } from 'vitest'
import { explainStartFailure } from './explain-start-failure.ts'
import { StartupError } from './startup-error.ts'

test('a statement that timed out is explained to the operator, anything else stays as it is', () => {
  const explained = explainStartFailure(Object.assign(new Error('canceling statement'), { code: '57014' }))
  expect(explained).toBeInstanceOf(StartupError)
  expect(String(explained)).toContain('synchronous_standby_names')
  const other = new Error('other')
  expect(explainStartFailure(other)).toBe(other)
})
