import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, runWithProgress } from './progress.mjs'

/** Builds the site. */
export async function ensureSite() {
  const inputs = ['web', 'domain', 'vite.config.ts', 'react-router.config.ts', 'package-lock.json', 'scripts/build']
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  await ifChanged('.inputs', inputs, () =>
    runWithProgress('Building the site', npm, ['run', '--silent', 'build'], { env: { NODE_ENV: 'production' } }),
  )
}

/** Bundles the server: decision 0086. */
export async function ensureServer() {
  const inputs = ['server', 'domain', 'package-lock.json', 'scripts/build']
  await ifChanged('.server-inputs', inputs, () =>
    runWithProgress('Preparing the server', 'node', ['scripts/build/build-server.ts']),
  )
}

/**
 * Builds when the inputs have changed since the last build.
 * @param {string} stampName
 * @param {string[]} inputs
 * @param {() => Promise<void>} build
 */
async function ifChanged(stampName, inputs, build) {
  const stamp = join(root, 'build', stampName)
  const wanted = hashOf(inputs)
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  rmSync(stamp, { force: true })
  await build()
  mkdirSync(join(root, 'build'), { recursive: true })
  writeFileSync(stamp, wanted)
}

function hashOf(inputs) {
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
