import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const VERSIONS = '/usr/lib/postgresql'

/** `bin` folder of the newest PostgreSQL server installed from Debian packages, if any. */
export function debianPrograms(): string | undefined {
  const versions = existsSync(VERSIONS) ? readdirSync(VERSIONS).toSorted((a, b) => Number(b) - Number(a)) : []
  return versions.map((version) => join(VERSIONS, version)).find((folder) => existsSync(join(folder, 'bin/initdb')))
}
