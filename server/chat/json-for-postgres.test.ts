import { expect, test } from 'vitest'
import { jsonForPostgres } from './json-for-postgres.ts'

test.each([
  ['a whole character', '🙂', '🙂'],
  ['half a character', 'a\uD83D', 'a\uFFFD'],
  ['the other half', '\uDE42b', '\uFFFDb'],
  ['what looks like an escape', String.raw`\ud83d`, String.raw`\ud83d`],
])('%s', (_, given, read) => {
  expect(JSON.parse(jsonForPostgres({ in: [{ deep: given }] }))).toEqual({ in: [{ deep: read }] })
})
