import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '..')
const aliases: Record<string, string> = { '#domain': 'domain', '#server': 'server', '#web': 'web' }

interface Import {
  from: string
  to: string
}

/** Small pure libraries that domain may use. */
const pureLibraries = new Set(['zod', 'altcha-lib'])

/** `import … from`, `export … from`, `import 'x'` and `import('x')`; never a string that merely follows the word. */
const IMPORT = /^(?:import|export)\b(?:[^;'"]*?\bfrom)?\s*'([^']+)'|\bimport\(\s*'([^']+)'/gm

const files = ['domain', 'server', 'web', 'tests', 'scripts', 'bench'].flatMap(sourceFiles)
const imports = files.flatMap(importsOf)

function sourceFiles(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !entry.parentPath.includes('node_modules'))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
}

function importsOf(file: string): Import[] {
  const text = readFileSync(join(root, file), 'utf8')
  const specifiers = [...text.matchAll(IMPORT)].map((match) => match[1] ?? match[2] ?? '')
  return specifiers.map((specifier) => ({ from: file, to: target(file, specifier) }))
}

/** A path inside the project, or the bare name of a package. */
function target(file: string, specifier: string): string {
  if (specifier.startsWith('.')) return relative(root, resolve(root, dirname(file), specifier))
  const [head = '', ...rest] = specifier.split('/')
  return aliases[head] ? [aliases[head], ...rest].join('/') : specifier
}

const isTest = (file: string) => /\.test\.tsx?$/.test(file)
const inFolder = (folder: string) => (file: string) => file.startsWith(`${folder}/`)
const isPackage = (to: string) => !/^(domain|server|web|tests|scripts|bench|db)\//.test(to)
const crossing = (rule: (one: Import) => boolean) =>
  imports.filter((one) => !isTest(one.from) && rule(one)).map((one) => `${one.from} → ${one.to}`)

describe('who may import whom', () => {
  test('the domain knows only itself and small pure libraries', () => {
    expect(
      crossing(
        ({ from, to }) =>
          inFolder('domain')(from) && !inFolder('domain')(to) && !pureLibraries.has(to.split('/')[0] ?? ''),
      ),
    ).toEqual([])
  })

  test('the server never reaches into the web', () => {
    expect(crossing(({ from, to }) => inFolder('server')(from) && inFolder('web')(to))).toEqual([])
  })

  test('the web never reaches into the server, nor into Node', () => {
    expect(
      crossing(({ from, to }) => inFolder('web')(from) && (inFolder('server')(to) || to.startsWith('node:'))),
    ).toEqual([])
  })

  test('the product never reaches into tests, scripts or benchmarks', () => {
    expect(
      crossing(({ from, to }) => /^(domain|server|web)\//.test(from) && /^(tests|scripts|bench)\//.test(to)),
    ).toEqual([])
  })

  test('doors know no feature', () => {
    const protocol =
      /^(server\/(db|identity|http|doors|rate-limit|log|clock|deps|settings|security-check|storage-tokens)|domain\/(errors|messages|functions|constants|database-types)|server\/mail\/queue-mail)/
    expect(
      crossing(
        ({ from, to }) =>
          inFolder('server/doors')(from) &&
          !isPackage(to) &&
          !protocol.test(to) &&
          !/^domain\/(auth|profile)\//.test(to),
      ),
    ).toEqual([])
  })

  test('one door never uses another', () => {
    const door = (path: string) => path.split('/')[2]
    expect(
      crossing(
        ({ from, to }) => inFolder('server/doors')(from) && inFolder('server/doors')(to) && door(from) !== door(to),
      ),
    ).toEqual([])
  })

  test('functions never import each other', () => {
    expect(
      crossing(
        ({ from, to }) =>
          inFolder('server/functions')(from) && inFolder('server/functions')(to) && from !== 'server/functions/all.ts',
      ),
    ).toEqual([])
  })

  test('a web feature takes from another feature only its queries', () => {
    const feature = (path: string) => path.split('/')[2]
    expect(
      crossing(
        ({ from, to }) =>
          inFolder('web/features')(from) &&
          inFolder('web/features')(to) &&
          feature(from) !== feature(to) &&
          !to.endsWith('/queries.ts'),
      ),
    ).toEqual([])
  })

  test('only settings.ts reads the environment', () => {
    const readers = files.filter(
      (file) =>
        inFolder('server')(file) && !isTest(file) && /process\.env\b/.test(readFileSync(join(root, file), 'utf8')),
    )
    expect(readers).toEqual(['server/settings.ts'])
  })

  test('only time.ts knows Europe/Paris', () => {
    const knowing = files.filter(
      (file) =>
        /^(domain|server|web)\//.test(file) &&
        !isTest(file) &&
        /['"]Europe\/Paris['"]/.test(readFileSync(join(root, file), 'utf8')),
    )
    expect(knowing.filter((file) => file !== 'domain/time.ts')).toEqual([])
  })
})

describe('how files are named', () => {
  test('kebab-case, and no drawers', () => {
    const routeConventions = /\/(\+types|\$|_)/
    const odd = files.filter(
      (file) =>
        !routeConventions.test(file) &&
        !/^[a-z0-9-]+(\.(test|spec|config|worker|d|rights))?\.tsx?$/.test(file.split('/').at(-1) ?? ''),
    )
    expect(odd).toEqual([])
    expect(files.filter((file) => /(^|\/)(utils|helpers|misc|index)(\/|\.tsx?$)/.test(file))).toEqual([])
  })
})
