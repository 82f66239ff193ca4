import { expect, test } from 'vitest'
import { howToRun } from './how-to-run.ts'

test('names a command as it can be typed in this installation', () => {
  expect(howToRun('db:backup')).toBe('npm run db:backup')
  expect(howToRun('db:restore', '<file> --yes')).toBe('npm run db:restore -- <file> --yes')
  expect(howToRun('start')).toBe('npm start')
  expect(howToRun('db:restore', '<file> --yes', true)).toBe('mivoix db:restore <file> --yes')
  expect(howToRun('start', '', true)).toBe('mivoix start')
})
