import { open } from 'node:fs/promises'

/** Waits until a file's content, or a folder's list of names, would outlive a power cut. */
export async function syncToDisk(path: string): Promise<void> {
  const handle = await open(path)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
