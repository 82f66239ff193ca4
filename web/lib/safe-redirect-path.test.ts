import fc from 'fast-check'
import { expect, test } from 'vitest'
import { safeRedirectPath } from './safe-redirect-path.ts'

test.each(['/', '/session/12', '/payment-success?appointment=1&x=2', '/messages/a-b'])('%s is ours', (path) => {
  expect(safeRedirectPath(path)).toBe(path)
})

test('a fragment is left behind', () => {
  expect(safeRedirectPath('/settings#token=secret')).toBe('/settings')
})

test.each([
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '\\\\evil.example',
  'https://evil.example',
  'https:evil.example',
  'javascript:alert(1)',
  'evil.example',
  '/.//evil.example',
  '/x/..//evil.example',
  '',
  null,
  undefined,
])('%j is not', (text) => {
  expect(safeRedirectPath(text)).toBeUndefined()
})

test('every result stays on the site', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('/', '\\', ':', '?', '#', '@', '.', '\t', '\n', ' ', '%2f', '-', 'a') }),
      (text) => {
        const path = safeRedirectPath(text)
        if (path !== undefined) expect(new URL(path, 'https://mivoix.example').origin).toBe('https://mivoix.example')
      },
    ),
    { numRuns: 2000 },
  )
})
