import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { SUPERUSER } from '../db/cluster/embedded-cluster.ts'
import { stopOrphan } from '../db/cluster/orphan-postmaster.ts'
import { processIsAlive } from '../db/cluster/process-is-alive.ts'

const PREFIX = 'mivoix-drill-'
const NAME = new RegExp(`^${PREFIX}(\\d+)-\\w{6}$`)

/** Folder for the database of a drill, named after this process. */
export async function makeDrillFolder(parent: string): Promise<string> {
  return mkdtemp(join(parent, `${PREFIX}${process.pid}-`))
}

/** Data folder of the PostgreSQL of a drill. */
export function drillDataIn(folder: string): string {
  return join(folder, 'data')
}

/** Removes the copies of the database that drills of killed processes have left, and stops their PostgreSQL. */
export async function removeLeftDrills(parent: string): Promise<void> {
  for (const name of await readdir(parent)) {
    const [, pid] = NAME.exec(name) ?? []
    if (!pid || processIsAlive(Number(pid))) continue
    const folder = join(parent, name)
    const { uid } = await stat(folder)
    // Another account's folder is closed to us, and its own next drill removes it.
    if (uid !== process.getuid?.()) continue
    await stopOrphan(drillDataIn(folder), SUPERUSER)
    await rm(folder, { recursive: true, force: true })
  }
}
