import { readdirSync } from 'node:fs'
import { join, relative } from 'node:path'

/** All files below these folders, sorted and without symlinks, so that two machines list the same. */
export function filesUnder(root: string, folders: readonly string[]): string[] {
  return folders
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => relative(root, join(entry.parentPath, entry.name))),
    )
    .toSorted()
}
