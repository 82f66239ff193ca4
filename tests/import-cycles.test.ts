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

/** Project files that a file imports at runtime. */
function loadedBy(file: string, text: string): string[] {
  return [...text.matchAll(IMPORT)]
    .filter(([, clause = '']) => !isErased(clause))
    .map(([, , specifier = '']) =>
      specifier.startsWith('#') ? specifier.slice(1) : relative(root, resolve(root, dirname(file), specifier)),
    )
    .filter((to) => files.has(to))
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

const graph = new Map([...files].map((file) => [file, loadedBy(file, readFileSync(join(root, file), 'utf8'))]))

test('no file is loaded by what it loads', () => {
  expect(graph.size).toBeGreaterThan(800)
  expect(cyclesIn(graph)).toEqual([])
})

test('no browser loads the dictionary and the weights by which the server reads messages', () => {
  const loaded = new Set([...files].filter((file) => file.startsWith('web/') && !/\.test\.tsx?$/.test(file)))
  for (const file of loaded) for (const to of graph.get(file) ?? []) loaded.add(to)
  expect(loaded.size).toBeGreaterThan(500)
  expect([...loaded].filter((file) => /reading\/(?:normalise|reader)\.ts$/.test(file))).toEqual([])
})

test('a cycle is found, and one of types is none', () => {
  const circle = new Map([
    ['a', ['b']],
    ['b', ['c', 'd']],
    ['c', ['a']],
    ['d', []],
  ])
  expect(cyclesIn(circle)).toEqual(['a → b → c → a'])
  const here = 'tests/architecture.test.ts'
  const there = "'./import-cycles.test.ts'"
  expect(loadedBy(here, `import { type A, b } from ${there}`)).toEqual(['tests/import-cycles.test.ts'])
  for (const erased of ['import type { A }', 'import { type A, type B }', 'export type { A }'])
    expect(loadedBy(here, `${erased} from ${there}`)).toEqual([])
})
