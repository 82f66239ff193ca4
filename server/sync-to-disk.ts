import { open } from 'node:fs/promises'

/** fsync of a file's content or of a folder's entries, against a power cut. */
export async function syncToDisk(path: string): Promise<void> {
  const handle = await open(path)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
