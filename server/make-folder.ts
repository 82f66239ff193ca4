import { mkdir, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { StartupError } from './startup-error.ts'

/** Makes a folder of DATA_DIR with its parents; an error says which setting to change. */
export async function makeFolder(folder: string, mode = 0o755): Promise<void> {
  try {
    await makeWithParents(folder, mode)
  } catch (cause) {
    const reason = cause instanceof Error && 'code' in cause ? String(cause.code) : 'unknown reason'
    throw new StartupError(`Cannot make the folder ${folder} (${reason}). Choose another one: DATA_DIR=…`, { cause })
  }
}

/** mkdir -p: Node's `recursive` option loops for ever below folders that cannot have children, such as /proc. */
async function makeWithParents(folder: string, mode: number): Promise<void> {
  try {
    await mkdir(folder, { mode })
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === 'EEXIST' && (await stat(folder)).isDirectory()) return
    const parent = dirname(folder)
    const parentIsThere = await stat(parent).catch(() => undefined)
    if (code !== 'ENOENT' || parentIsThere || parent === folder) throw error
    await makeWithParents(parent, mode)
    await makeWithParents(folder, mode)
  }
}
