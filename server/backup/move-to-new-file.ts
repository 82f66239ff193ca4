import { access, link, rename, unlink } from 'node:fs/promises'
import { StartupError } from '../startup-error.ts'

/** Gives a finished file its name, and never that of a file that is there. */
export async function moveToNewFile(from: string, to: string): Promise<void> {
  try {
    await link(from, to)
  } catch (error) {
    if (isOf(error, 'EEXIST')) throw existing(to, error)
    // A file system without hard links.
    await refuseExisting(to)
    await rename(from, to)
    return
  }
  await unlink(from)
}

export async function refuseExisting(file: string): Promise<void> {
  const isThere = await access(file).then(
    () => true,
    () => false,
  )
  if (isThere) throw existing(file)
}

function existing(file: string, cause?: unknown): StartupError {
  return new StartupError(`${file} exists already, and is left as it is: name a new file.`, { cause })
}

function isOf(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}
