import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '..')

const files = ['domain', 'server', 'web'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(tsx?|html|webmanifest)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name)),
)

test('no text has the non-breaking hyphen, which the fonts do not have', () => {
  const found = files.filter((file) => readFileSync(file, 'utf8').includes('\u2011'))
  expect(found.map((file) => relative(root, file))).toEqual([])
})
