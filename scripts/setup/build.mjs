import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, runWithProgress } from './progress.mjs'

const stamp = join(root, 'build', '.inputs')

/** Everything the built site is made from. */
const inputs = ['web', 'domain', 'vite.config.ts', 'react-router.config.ts', 'package-lock.json', 'scripts/build']

/** Builds the site when what it is made from has changed since it was last built; answers whether it did. */
export async function ensureBuild() {
  const wanted = inputsHash()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return false
  rmSync(stamp, { force: true })
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  await runWithProgress('Building the site', npm, ['run', '--silent', 'build'], { env: { NODE_ENV: 'production' } })
  mkdirSync(join(root, 'build'), { recursive: true })
  writeFileSync(stamp, wanted)
  return true
}

function inputsHash() {
  const hash = createHash('sha256')
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  hash.update(scripts.build)
  // readdir sorts by itself, in every Node we meet.
  for (const file of inputs.flatMap(filesUnder)) hash.update(file).update(readFileSync(join(root, file)))
  return hash.digest('hex')
}

function filesUnder(path) {
  const full = join(root, path)
  if (!existsSync(full) || /\.test\.tsx?$/.test(path)) return []
  if (!statSync(full).isDirectory()) return [path]
  return readdirSync(full).flatMap((name) => filesUnder(`${path}/${name}`))
}
