import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../', import.meta.url))
const FOLDERS = ['domain', 'server', 'db']

let known: string | undefined

/**
 * Version of package.json with a hash of the names and sizes of the code files, to detect processes that run different
 * code. Sizes only, because reading all files would slow down the start.
 */
export function codeVersion(): string {
  known ??= readVersion()
  return known
}

function readVersion(): string {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }
  const hash = createHash('sha256')
  for (const folder of FOLDERS) {
    const entries = readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
    for (const file of files.toSorted()) hash.update(`${file.slice(root.length)} ${statSync(file).size}\n`)
  }
  return `${version}+${hash.digest('hex').slice(0, 8)}`
}
