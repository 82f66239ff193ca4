import { z } from 'zod'
import { AppError } from '#domain/errors.ts'
import { resetSecondFactorOf } from '#server/admin/reset-second-factor-of.ts'
import { createJobs } from '#server/jobs/create-jobs.ts'
import { sendMail } from '#server/jobs/send-mail.ts'
import { createLog } from '#server/log.ts'
import { readSettings } from '#server/settings.ts'
import { StartupError } from '#server/startup-error.ts'
import { command, tell } from './command.ts'
import { readArguments } from './read-arguments.ts'
import { withDatabase } from './with-database.ts'

/** Operator messages by error code. */
const refusals: Partial<Record<string, string>> = {
  not_found: 'No administrator and no referent has this address.',
  second_factor_missing: 'This account has no second factor: its second step is a mailed code.',
}

// npm run second-factor:reset -- address: for an administrator or a referent who has lost every second factor. The running
// server sends the mails; without one, the next to start does.
await command(async () => {
  const { words, refusal } = readArguments('second-factor:reset', { usage: 'name@example.org', least: 1 })
  const email = z.email().safeParse(words[0]?.trim().toLowerCase())
  if (!email.success) throw refusal()
  const settings = readSettings()
  await withDatabase(async (db, _fanout, target) => {
    const jobs = createJobs({ target, statementTimeoutMs: 8000 }, createLog('silent'))
    try {
      await jobs.open([sendMail])
      await db.asService((sql) => resetSecondFactorOf(sql, { jobs, settings }, email.data, new Date()))
    } finally {
      await jobs.stop(1)
    }
  }).catch((cause: unknown) => {
    const told = cause instanceof AppError ? refusals[cause.code] : undefined
    throw told ? new StartupError(told, { cause }) : cause
  })
  tell(
    `${email.data} is signed out everywhere, and signs in with a mailed code. /admin opens once an app is added in /settings.`,
  )
})
