import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, runWithProgress } from './progress.mjs'

const stamp = join(root, 'build', '.inputs')

const inputs = ['web', 'domain', 'vite.config.ts', 'react-router.config.ts', 'package-lock.json', 'scripts/build']

/** Rebuilds the site when its inputs have changed since the last build; returns whether it did. */
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
  // readdir returns sorted names in every supported Node.
  for (const file of inputs.flatMap(filesUnder)) hash.update(file).update(readFileSync(join(root, file)))
  return hash.digest('hex')
}

function filesUnder(path) {
  const full = join(root, path)
  if (!existsSync(full) || /\.test\.tsx?$/.test(path)) return []
  if (!statSync(full).isDirectory()) return [path]
  return readdirSync(full).flatMap((name) => filesUnder(`${path}/${name}`))
}
