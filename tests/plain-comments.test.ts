import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '..')

/** Folders whose comments are already in plain words. Add a folder here once its comments are rewritten. */
const folders = ['server', 'domain', 'db', 'web', 'tests', 'bench', 'scripts']

/** Start of a comment in TypeScript or SQL, with a clause in the place of a subject: « What is left », « Whom to tell ». */
const ELLIPTIC = /(?:\/\*\*?|\/\/|--)\s*(?:\n\s*\*\s*)?(?<words>(?:What(?:ever)?|Who(?:ever|m|se)?|That which)\b.*)/gi

/** A comment line after another one continues its sentence: only the first line of a block is checked. */
const LINE_COMMENT = /^\s*(?:\/\/|--)/

function ellipticComments(file: string, text: string): string[] {
  const lines = text.split('\n')
  return [...text.matchAll(ELLIPTIC)].flatMap((match) => {
    const at = text.slice(0, match.index).split('\n').length - 1
    const continues = LINE_COMMENT.test(lines[at] ?? '') && LINE_COMMENT.test(lines[at - 1] ?? '')
    return continues ? [] : [`${file}:${at + 1}: ${match.groups?.words}`]
  })
}

test('comments begin with a plain subject, never with What, Who, Whose, Whom, Whoever, Whatever or That which', () => {
  const files = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.(?:tsx?|mjs|sql)$/.test(entry.name))
      .map((entry) => relative(root, join(entry.parentPath, entry.name)))
      // The samples below would match; bench/web may have installed packages.
      .filter((file) => file !== relative(root, import.meta.filename) && !file.includes('node_modules')),
  )
  expect(files.flatMap((file) => ellipticComments(file, readFileSync(join(root, file), 'utf8')))).toEqual([])
})

test.each([
  '/** What is left. */',
  '/**\n * Whom to tell.\n */',
  'const a = 1\n  // Whoever asks.',
  'const a = 1 // Whose it is.',
  'select 1;\n-- That which is kept.',
])('finds %j', (text) => expect(ellipticComments('file', text)).toHaveLength(1))

test.each([
  '/** Recipients of a message, or nobody\n * who has read it. */',
  '-- Rows of a person\n-- who left.',
  '// Whole months only.',
  "const question = 'What is it?'",
])('accepts %j', (text) => expect(ellipticComments('file', text)).toEqual([]))
