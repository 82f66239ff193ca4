/**
 * Process that runs jobs, for tests that kill it. Arguments: socket folder, database, and whether it `finishes` its
 * jobs or `hangs` in the first. Every run inserts a row in public.runs.
 */
import { openDatabase } from '#server/db/database.ts'
import type { Deps } from '#server/deps.ts'
import { createJobs } from '#server/jobs/create-jobs.ts'
import { defineJob } from '#server/jobs/define-job.ts'
import { createLog } from '#server/log.ts'

const [socketFolder = '', database = '', manner = 'finishes'] = process.argv.slice(2)
const target = { socketFolder, database, user: 'mivoix_server' }
const log = createLog('silent')
const db = openDatabase({ target, size: 4, statementTimeoutMs: 8000, applicationName: 'worker process' }, log)
const jobs = createJobs({ target, statementTimeoutMs: 8000 }, log)

const recordRun = defineJob({
  name: 'send-mail',
  retry: { times: 3, firstSeconds: 1, longestSeconds: 1 },
  runsAtMostSeconds: 60,
  async handle({ data }) {
    await db.asService((sql) => sql`insert into public.runs values (${data.mailId}, ${process.pid}, false)`)
    if (manner === 'hangs') await new Promise(() => undefined)
    await db.asService(
      (sql) => sql`update public.runs set finished = true where job = ${data.mailId} and pid = ${process.pid}`,
    )
  },
})

const deps: Pick<Deps, 'db' | 'jobs' | 'log'> = { db, jobs, log }
await jobs.start([recordRun], deps as Deps)
process.send?.('working')
