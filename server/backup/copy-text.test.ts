import { expect, test } from 'vitest'
import { copyText } from './copy-text.ts'

const row = (...values: (string | null)[]) => values.map((value) => (value === null ? null : Buffer.from(value)))

test('writes each row on one line, whatever its values contain', () => {
  const rows = [row('a', null, ''), row('\\N', '\\.', 'tab\t line\n return\r \b\v\f'), row('é 漢字 🫶 \u2028 \u0001')]
  expect(copyText(rows).toString().split('\n')).toEqual([
    'a\t\\N\t',
    '\\\\N\t\\\\.\ttab\\t line\\n return\\r \\b\\v\\f',
    'é 漢字 🫶 \u2028 \u0001',
    '',
  ])
})
