import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const folder = new URL('../server/functions/', import.meta.url)

/** `handle`, and the callback it returns for after the commit, end at a brace with the indentation of their first line. */
const HANDLE = /^( +)(?:async )?handle(?:\(|:)[\s\S]*?^\1\}/gm
const AFTER_COMMIT = /^( +)return (?:async )?\(\) =>(?: \{$[\s\S]*?^\1\}|.*)/gm
const TAKES_A_CONNECTION = /\b(?:asService|asUser|readAs|callAsService|askAsLogin)\(|\bdb\b/

const handles = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .flatMap((file) =>
    [...readFileSync(new URL(file, folder), 'utf8').matchAll(HANDLE)].map(([text]) => ({
      file,
      body: text.replaceAll(AFTER_COMMIT, ''),
    })),
  )

/** With every connection held by calls that each wait for a second one, nobody gets any (pool deadlock). */
test('a function takes no second connection while it holds its transaction', () => {
  expect(handles.length).toBeGreaterThan(80)
  const taking = handles.filter(({ body }) => TAKES_A_CONNECTION.test(body)).map(({ file }) => file)
  expect(taking).toEqual([])
})
