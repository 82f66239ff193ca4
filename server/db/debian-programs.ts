import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const VERSIONS = '/usr/lib/postgresql'

/** Where the newest PostgreSQL server of Debian's packages has its `bin`, or nothing where none is installed. */
export function debianPrograms(): string | undefined {
  const versions = existsSync(VERSIONS) ? readdirSync(VERSIONS).toSorted((a, b) => Number(b) - Number(a)) : []
  return versions.map((version) => join(VERSIONS, version)).find((folder) => existsSync(join(folder, 'bin/initdb')))
}
