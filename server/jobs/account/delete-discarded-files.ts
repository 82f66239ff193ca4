import { defineJob } from '../define-job.ts'
import { inBatches } from '../in-batches.ts'

const FILES_AT_ONCE = 500

/** Deletes the contents of files that were replaced, deleted, or never finished. */
export const deleteDiscardedFiles = defineJob({
  name: 'delete-discarded-files',
  schedule: '*/10 * * * *',
  retry: { times: 3, firstSeconds: 60, longestSeconds: 600 },
  runsAtMostSeconds: 300,
  async handle({ deps: { db, files, clock }, signal }) {
    await inBatches(FILES_AT_ONCE, signal, async () => {
      const discarded = await db.asService(
        (sql) => sql<{ version: string }[]>`
          select version from storage.discarded_files where discard_after <= ${clock()} limit ${FILES_AT_ONCE}`,
      )
      for (const { version } of discarded) {
        signal.throwIfAborted()
        await files.remove(version)
        await db.asService((sql) => sql`delete from storage.discarded_files where version = ${version}`)
      }
      return discarded.length
    })
  },
})
