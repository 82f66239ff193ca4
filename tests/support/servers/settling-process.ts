/** Process that settles consultations once, for a test that kills it. Arguments: socket folder and database. */
import { openDatabase } from '#server/db/database.ts'
import { createPostgresFanout } from '#server/db/postgres-fanout.ts'
import type { Deps } from '#server/deps.ts'
import { settleConsultations } from '#server/jobs/booking/settle-consultations.ts'
import { createJobs } from '#server/jobs/create-jobs.ts'
import { createLog } from '#server/log.ts'
import { readSettings } from '#server/settings.ts'

const [socketFolder = '', database = ''] = process.argv.slice(2)
const target = { socketFolder, database, user: 'mivoix_server' }
const options = { target, statementTimeoutMs: 60_000 }
const log = createLog('silent')
const deps = {
  db: openDatabase({ ...options, size: 2, applicationName: 'settling process' }, log),
  jobs: createJobs(options, log),
  fanout: createPostgresFanout(options, log),
  settings: readSettings({ DEMO: 'on' }),
  clock: () => new Date(),
  log,
} as unknown as Deps
await settleConsultations.handle({ data: {}, deps, signal: new AbortController().signal })
