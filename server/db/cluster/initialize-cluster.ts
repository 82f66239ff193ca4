import { execFile } from 'node:child_process'
import { readdir, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { StartupError } from '../../startup-error.ts'
import { syncToDisk } from '../../sync-to-disk.ts'
import { type ClusterHome, makePrivateFolder } from './cluster-home.ts'
import { processIsAlive } from './process-is-alive.ts'

const run = promisify(execFile)

const BUILTIN_LOCALES = 17

interface InitializeOptions {
  superuser: string
  /** Whether to fsync the new files before continuing. */
  sync: boolean
  tell: (sentence: string) => void
}

/** Runs initdb if there are no files yet: in a temporary folder, then an atomic rename, so that a half-made cluster never exists. */
export async function initializeCluster(
  home: ClusterHome,
  { superuser, sync, tell }: InitializeOptions,
): Promise<void> {
  const { dataFolder, binaries, account } = home
  if (await stat(join(dataFolder, 'PG_VERSION')).catch(() => undefined)) return
  tell('Making the database…')
  const parent = dirname(dataFolder)
  const prefix = `${basename(dataFolder)}.new-`
  for (const left of await readdir(parent)) {
    const ownerIsGone = left.startsWith(prefix) && !processIsAlive(Number(left.slice(prefix.length)))
    if (ownerIsGone) await rm(join(parent, left), { recursive: true, force: true })
  }
  const fresh = join(parent, `${prefix}${process.pid}`)
  await makePrivateFolder(fresh, account)
  try {
    const locale = await localeOf(home)
    const args = ['-D', fresh, '-U', superuser, '-A', 'trust', '-E', 'UTF8', ...locale, ...(sync ? [] : ['--no-sync'])]
    await run(join(binaries, 'initdb'), args, { ...account, cwd: '/', env: { LC_ALL: 'C' } })
    await rename(fresh, dataFolder)
  } catch (cause) {
    await rm(fresh, { recursive: true, force: true })
    const said = cause instanceof Error && 'stderr' in cause ? String(cause.stderr).trim() : String(cause)
    throw new StartupError(`${adviceFor(said)}The database cannot be made in ${parent}:\n${said}`, { cause })
  }
  // fsync of the parent folder: without it a power cut may undo the rename.
  if (sync) await syncToDisk(parent)
}

/** PostgreSQL has a built-in C.UTF-8 collation from version 17 on; before, it uses the machine's. */
async function localeOf({ binaries, account }: ClusterHome): Promise<string[]> {
  const { stdout } = await run(join(binaries, 'initdb'), ['--version'], { ...account, cwd: '/' })
  const version = Number(/(\d+)/.exec(stdout)?.[1])
  return version >= BUILTIN_LOCALES
    ? ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C']
    : ['--locale=C.UTF-8']
}

function adviceFor(said: string): string {
  if (/no space left on device/i.test(said)) return 'The disk is full. '
  // A container may run with an unknown uid, for which initdb needs an account name.
  if (said.includes('could not look up effective user ID'))
    return 'This account has a number but no name. Add it to /etc/passwd, or use DATABASE_URL. '
  return ''
}
