import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { describe, expect, test } from 'vitest'
import routes from '../web/routes.ts'

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

const files = ['domain', 'server', 'web', 'tests', 'scripts', 'bench'].flatMap((folder) => filesOf(folder, /\.tsx?$/))
const imports = files.flatMap(importsOf)

function filesOf(folder: string, name: RegExp): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && name.test(entry.name) && !entry.parentPath.includes('node_modules'))
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

describe('import rules', () => {
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
      /^(server\/(db|identity|http|threads|doors|rate-limit|log|clock|deps|settings|security-check|storage-tokens)|domain\/(errors|messages|functions|constants|database-types)|server\/mail\/queue-mail)/
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

  test('the database, the queue and HTTP know no feature', () => {
    const ground = /^server\/(db|queue|http)\//
    const allowed = /^server\/(db|queue|http|identity|doors|providers|threads|[^/]+\.ts$)/
    expect(crossing(({ from, to }) => ground.test(from) && inFolder('server')(to) && !allowed.test(to))).toEqual([])
  })

  test('no two rooms of the server import each other', () => {
    const room = (path: string) => path.split('/')[1] ?? ''
    const pairs = new Set(
      imports
        .filter(({ from, to }) => inFolder('server')(from) && inFolder('server')(to) && !isTest(from))
        .filter(({ from, to }) => [from, to].every((path) => path.split('/').length > 2) && room(from) !== room(to))
        .map(({ from, to }) => `${room(from)} > ${room(to)}`),
    )
    expect([...pairs].filter((pair) => pairs.has(pair.split(' > ').toReversed().join(' > ')))).toEqual([])
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

  test('a web feature takes from another feature only its queries and what it shares', () => {
    const feature = (path: string) => path.split('/')[2]
    expect(
      crossing(
        ({ from, to }) =>
          inFolder('web/features')(from) &&
          inFolder('web/features')(to) &&
          feature(from) !== feature(to) &&
          !to.endsWith('/queries.ts') &&
          !/^web\/features\/[^/]+\/shared\//.test(to),
      ),
    ).toEqual([])
  })

  test('components and lib take from features only their queries', () => {
    expect(
      crossing(
        ({ from, to }) =>
          /^web\/(components|lib)\//.test(from) && inFolder('web/features')(to) && !to.endsWith('/queries.ts'),
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

describe('one way for each thing in the browser', () => {
  const web = files.filter((file) => inFolder('web')(file) && !isTest(file))
  const textOf = (file: string) => readFileSync(join(root, file), 'utf8')
  const found = (pattern: RegExp, among = web) =>
    among.flatMap((file) => [...textOf(file).matchAll(pattern)].map(([match]) => `${file}: ${match}`))

  test('rows are read as the generated types say', () => {
    expect(found(/\.(?:overrideTypes|returns|single|maybeSingle)<.*/g)).toEqual([])
  })

  test('no busy flag is kept by hand, and errors of acts are shown by the mutation cache', () => {
    expect(found(/set(?:Busy|Sending|Loading|Submitting|Running)\b/g)).toEqual([])
  })

  test('forms are made of <Form>, or of <PlainForm> without a schema', () => {
    expect(web.filter((file) => /<form\s/.test(textOf(file))).toSorted()).toEqual([
      'web/components/form/form.tsx',
      'web/components/form/plain-form.tsx',
    ])
  })

  test('application addresses are href(), which the route table checks', () => {
    const addresses = addressesOf(routes).filter((address) => address !== '/' && !address.includes('*'))
    const isAddress = new RegExp(
      `^(?:${addresses.map((one) => one.replaceAll(/:[^/]+/g, '[^/]+')).join('|')})(?:[?#$]|$)`,
    )
    // Prose names pages too, and scripts inlined at build time run without the router.
    const isApplication = (file: string) => !/\/content\/|routes\.ts$|public-paths\.ts$|-script\.ts$/.test(file)
    const literals = web.filter(isApplication).flatMap((file) =>
      [...textOf(file).matchAll(/(?<!href\()(['"`])(\/[a-z][^'"`\s]*)\1/g)].map((match) => ({
        file,
        path: match[2] ?? '',
      })),
    )
    expect(literals.filter(({ path }) => isAddress.test(path)).map(({ file, path }) => `${file}: ${path}`)).toEqual([])
  })

  test('every page that a mail leads to exists', () => {
    const isPage = new RegExp(
      `^(?:${addressesOf(routes)
        .map((one) => one.replaceAll(/:[^/]+/g, '[^/]+'))
        .join('|')})$`,
    )
    const isDoor = /^\/(?:auth\/v1|mail\/stop|calendar)\b/
    const named = files
      .filter((file) => inFolder('server')(file) && !isTest(file))
      .flatMap((file) =>
        [...textOf(file).matchAll(/(?:publicUrl|PUBLIC_URL)\}(\/[^`]*)/g)].map((match) => match[1] ?? ''),
      )
      .map((path) => path.replaceAll(/\$\{[^}]*\}/g, 'x').replace(/[?#\s].*$/s, ''))
    expect(named.length).toBeGreaterThan(20)
    expect(named.filter((path) => !isPage.test(path) && !isDoor.test(path))).toEqual([])
  })

  test('no mail puts a token where servers and proxies log it: they travel in the fragment', () => {
    const mails = files.filter((file) => inFolder('server/mail')(file) && !isTest(file))
    expect(found(/[?&]\w*token=/gi, mails)).toEqual([])
    expect(found(/#token=/g, mails).length).toBeGreaterThan(5)
  })

  test('sizes of text are those of the scale in tokens.css', () => {
    expect(found(/\btext-\[[\d.]+(?:px|rem|em)\]/g)).toEqual([])
  })
})

/** Full paths of every route below these. */
function addressesOf(entries: RouteConfigEntry[], parent = ''): string[] {
  return entries.flatMap((entry) => {
    const address = entry.path ? `${parent}/${entry.path}` : parent
    return entry.children ? [address, ...addressesOf(entry.children, address)].filter(Boolean) : [address || '/']
  })
}

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

test('no folder of code is a drawer: at most 40 files side by side', () => {
  const sizes = new Map<string, number>()
  for (const file of files) sizes.set(dirname(file), (sizes.get(dirname(file)) ?? 0) + 1)
  expect([...sizes].filter(([, size]) => size > 40)).toEqual([])
})

test('no file of code is longer than 300 lines', () => {
  const longOnPurpose = [
    // Generated by `npm run db:types`.
    'domain/database-types.ts',
  ]
  const isCode = /\.(?:tsx?|sql|mjs|css)$/
  const atTheRoot = readdirSync(root).filter((name) => isCode.test(name))
  const everyFile = ['db', 'deploy', 'domain', 'server', 'web', 'tests', 'scripts', 'bench'].flatMap((folder) =>
    filesOf(folder, isCode),
  )
  const linesOf = (file: string) => readFileSync(join(root, file), 'utf8').trimEnd().split('\n').length
  const long = [...atTheRoot, ...everyFile].filter((file) => linesOf(file) > 300)
  expect(long.toSorted()).toEqual(longOnPurpose)
})
