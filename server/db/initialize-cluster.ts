import { execFile } from 'node:child_process'
import { open, readdir, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { CannotStart } from '../cannot-start.ts'
import { type ClusterHome, makePrivateFolder } from './cluster-home.ts'
import { processIsAlive } from './process-is-alive.ts'

const run = promisify(execFile)

interface InitializeOptions {
  superuser: string
  /** Whether the new files must be on the disk before we go on. */
  sync: boolean
  tell: (sentence: string) => void
}

/** Makes the cluster's files if there are none: beside their place, then moved there whole, so that there is never half of one. */
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
  const locale = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C', '-E', 'UTF8']
  const args = ['-D', fresh, '-U', superuser, '-A', 'trust', ...locale, ...(sync ? [] : ['--no-sync'])]
  try {
    await run(join(binaries, 'initdb'), args, { ...account, cwd: '/', env: { LC_ALL: 'C' } })
    await rename(fresh, dataFolder)
  } catch (cause) {
    await rm(fresh, { recursive: true, force: true })
    const said = cause instanceof Error && 'stderr' in cause ? String(cause.stderr).trim() : String(cause)
    const full = /no space left on device/i.test(said) ? 'The disk is full. ' : ''
    throw new CannotStart(`${full}The database cannot be made in ${parent}:\n${said}`, { cause })
  }
  if (sync) await syncFolder(parent)
}

/** Without it a power cut may forget the move. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
