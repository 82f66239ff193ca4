import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { FileStore } from './file-store.ts'

/** Files on this machine's disk, spread over folders so that none grows large. */
export function createFileSystemStore(folder: string): FileStore {
  const place = (key: string) => join(folder, key.slice(0, 2), key)
  return {
    async write(key, bytes) {
      const target = place(key)
      const partial = `${target}.partial`
      await mkdir(dirname(target), { recursive: true, mode: 0o700 })
      const file = await open(partial, 'w', 0o600)
      try {
        await file.writeFile(bytes)
        await file.sync()
      } finally {
        await file.close()
      }
      // In one step, so that nobody ever reads half a file.
      await rename(partial, target)
    },
    async read(key) {
      try {
        return await readFile(place(key))
      } catch (error) {
        if (isMissing(error)) return undefined
        throw error
      }
    },
    async remove(key) {
      await rm(place(key), { force: true })
      await rm(`${place(key)}.partial`, { force: true })
    },
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}
