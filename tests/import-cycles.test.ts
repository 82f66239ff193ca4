import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '..')
const IMPORT = /^(?:import|export)\b([^;'"]*?\bfrom)?\s*'([^']+)'/gm

const files = new Set(
  ['domain', 'server', 'web', 'tests', 'scripts', 'bench'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !entry.parentPath.includes('node_modules'))
      .map((entry) => relative(root, join(entry.parentPath, entry.name))),
  ),
)

/** Type-only imports are erased at runtime: `import type`, or braces in which every name is a type. */
function isErased(clause: string): boolean {
  if (/^\s*type\b/.test(clause)) return true
  const names =
    /^\s*\{([^}]*)\}/
      .exec(clause)?.[1]
      ?.split(',')
      .map((name) => name.trim()) ?? []
  return names.length > 0 && names.every((name) => name === '' || name.startsWith('type '))
}

interface Import {
  to: string
  isErased: boolean
}

/** Imports of project files, by each of them. */
function importsOf(file: string, text: string): Import[] {
  return [...text.matchAll(IMPORT)]
    .map(([, clause = '', specifier = '']) => ({
      to: specifier.startsWith('#') ? specifier.slice(1) : relative(root, resolve(root, dirname(file), specifier)),
      isErased: isErased(clause),
    }))
    .filter(({ to }) => files.has(to))
}

/** First cycle found from each file, as a path that ends where it began. */
function cyclesIn(graph: ReadonlyMap<string, readonly string[]>): string[] {
  const cycles: string[] = []
  const done = new Set<string>()
  const path: string[] = []
  const visit = (file: string) => {
    const start = path.indexOf(file)
    if (start >= 0) cycles.push([...path.slice(start), file].join(' → '))
    if (start >= 0 || done.has(file)) return
    path.push(file)
    for (const to of graph.get(file) ?? []) visit(to)
    path.pop()
    done.add(file)
  }
  for (const file of graph.keys()) visit(file)
  return cycles
}

const imports = new Map([...files].map((file) => [file, importsOf(file, readFileSync(join(root, file), 'utf8'))]))

test('no file is imported by what it imports, types included', () => {
  expect(imports.size).toBeGreaterThan(800)
  expect(cyclesIn(new Map([...imports].map(([file, all]) => [file, all.map(({ to }) => to)])))).toEqual([])
})

test('no browser loads the dictionary and the weights by which the server reads messages', () => {
  const loaded = new Set([...files].filter((file) => file.startsWith('web/') && !/\.test\.tsx?$/.test(file)))
  for (const file of loaded) for (const { to, isErased: isType } of imports.get(file) ?? []) if (!isType) loaded.add(to)
  expect(loaded.size).toBeGreaterThan(500)
  expect([...loaded].filter((file) => /reading\/(?:normalise|reader)\.ts$/.test(file))).toEqual([])
})

test('a cycle is found, and types are told from what is loaded', () => {
  const circle = new Map([
    ['a', ['b']],
    ['b', ['c', 'd']],
    ['c', ['a']],
    ['d', []],
  ])
  expect(cyclesIn(circle)).toEqual(['a → b → c → a'])
  const here = 'tests/architecture.test.ts'
  const there = "'./import-cycles.test.ts'"
  const to = 'tests/import-cycles.test.ts'
  expect(importsOf(here, `import { type A, b } from ${there}`)).toEqual([{ to, isErased: false }])
  for (const erased of ['import type { A }', 'import { type A, type B }', 'export type { A }'])
    expect(importsOf(here, `${erased} from ${there}`)).toEqual([{ to, isErased: true }])
})
