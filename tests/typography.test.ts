import { existsSync, readdirSync, readFileSync } from 'node:fs'
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

const site = join(root, 'build/client')

// Between a quote and words of a person is left as it is: they can change it.
test.skipIf(!existsSync(site))('no line of a built page breaks between a quote and its words', () => {
  const built = readdirSync(site, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(js|html)$/.test(file))
  expect(built.length).toBeGreaterThan(50)
  const breaking = /« (?!\$\{)|(?<!\}) »/
  expect(built.filter((file) => breaking.test(readFileSync(join(site, file), 'utf8')))).toEqual([])
})
