import { mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { syncToDisk } from '../../sync-to-disk.ts'
import type { FileContent, FileStore } from './file-store.ts'

/** Files on the local disk, spread over subfolders so that none grows large. */
export function createFileSystemStore(folder: string): FileStore {
  const place = (key: string) => join(folder, key.slice(0, 2), key)
  return {
    async write(key, bytes) {
      const target = place(key)
      const partial = `${target}.partial`
      await mkdir(dirname(target), { recursive: true, mode: 0o700 })
      await writeFile(partial, bytes, { mode: 0o600, flush: true })
      // Atomic rename, so that nobody reads a partial file.
      await rename(partial, target)
      // fsync, because the row that references the file is written next and must never outlive it.
      await syncToDisk(dirname(target))
    },
    read: (key) => readFile(place(key)).catch(missingAsUndefined),
    async open(key) {
      const file = await open(place(key)).catch(missingAsUndefined)
      return file && (Readable.toWeb(file.createReadStream()) as FileContent)
    },
    async remove(key) {
      await rm(place(key), { force: true })
      await rm(`${place(key)}.partial`, { force: true })
    },
  }
}

function missingAsUndefined(error: unknown): undefined {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
  throw error
}
