import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '..')
const rows = readFileSync(resolve(root, 'docs/threats.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (?:attack|---)/.test(line))

test('every attack that docs/threats.md names is held by tests that exist', () => {
  const held = rows.map((row) => ({
    row,
    files: [...row.matchAll(/`([\w./-]+\.test\.ts)`/g)].map(([, file = '']) => file),
  }))
  expect(held.length).toBeGreaterThan(20)
  expect(held.filter(({ files }) => files.length === 0).map(({ row }) => row)).toEqual([])
  expect(held.flatMap(({ files }) => files).filter((file) => !existsSync(resolve(root, file)))).toEqual([])
})
