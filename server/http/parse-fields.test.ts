import { expect, test } from 'vitest'
import { z } from 'zod'
import { parseFields } from './parse-fields.ts'

const schema = z.object({
  code: z.string(),
  size: z.number('size must be a number').max(5).optional(),
  inner: z.object({ list: z.array(z.enum(['a', 'b'])) }).optional(),
})

test.each([
  [{ code: 'x' }, undefined],
  [{}, 'code is required'],
  [{ code: 1 }, 'code is not valid'],
  [{ code: 'x', size: 'large' }, 'size must be a number'],
  [{ code: 'x', size: 9 }, 'size must be a number'],
  [{ code: 'x', inner: { list: ['a', 'c'] } }, 'inner.list.1 is not valid'],
  [[], 'The body is not valid'],
  [null, 'The body is not valid'],
])('%j: %s', (value, problem) => {
  expect(parseFields(schema, value).problem).toBe(problem)
})
