import { expect, test } from 'vitest'
import { shellCommandFor } from './shell-command-for.ts'

test('names a command as it can be typed in this installation', () => {
  expect(shellCommandFor('db:backup')).toBe('npm run db:backup')
  expect(shellCommandFor('db:restore', '<file> --yes')).toBe('npm run db:restore -- <file> --yes')
  expect(shellCommandFor('start')).toBe('npm start')
  expect(shellCommandFor('db:restore', '<file> --yes', true)).toBe('mivoix db:restore <file> --yes')
  expect(shellCommandFor('start', '', true)).toBe('mivoix start')
})
