import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** One entry of package-lock.json. */
export interface LockedPackage {
  version: string
  integrity?: string
  license?: string
  dev?: boolean
  hasInstallScript?: boolean
  os?: string[]
  cpu?: string[]
  libc?: string[]
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
  peerDependenciesMeta?: Record<string, { optional?: boolean }>
}

/** Key: install path, such as `node_modules/pg-types/node_modules/postgres-array`. */
export type LockedPackages = Readonly<Record<string, LockedPackage>>

export function readLockedPackages(root: string): LockedPackages {
  const lockfile: { packages: Record<string, LockedPackage> } = JSON.parse(
    readFileSync(join(root, 'package-lock.json'), 'utf8'),
  )
  const { '': _project, ...packages } = lockfile.packages
  return packages
}

/** Package name of an install path: `node_modules/a/node_modules/@b/c` is `@b/c`. */
export function packageName(place: string): string {
  return place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length)
}
