import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'

interface LockedPackage {
  version?: string
  integrity?: string
  resolved?: string
  optional?: boolean
  os?: string[]
  cpu?: string[]
  libc?: string[]
}

const SHA512 = /^sha512-[A-Za-z0-9+/]{86}==$/

describe.each(['package-lock.json', 'bench/peers/package-lock.json'])('%s', (file) => {
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

function lockedPackages(file: string): [string, LockedPackage][] {
  const { packages } = JSON.parse(readFileSync(resolve(import.meta.dirname, '..', file), 'utf8')) as {
    packages: Record<string, LockedPackage>
  }
  return Object.entries(packages).filter(([path]) => path !== '')
}

function nameOf([path, { version }]: [string, LockedPackage]): string {
  return `${path}@${version}`
}

/** Those that README promises: glibc, x64 or arm64. */
function runsOnLinuxServers({ os, cpu, libc }: LockedPackage): boolean {
  return (
    (!os || os.includes('linux')) &&
    (!cpu || cpu.includes('x64') || cpu.includes('arm64')) &&
    (!libc || libc.includes('glibc'))
  )
}
