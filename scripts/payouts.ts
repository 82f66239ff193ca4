import { readFile, writeFile } from 'node:fs/promises'
import { AppError } from '#domain/errors.ts'
import { isDay } from '#domain/time.ts'
import { digestOf, recordPayoutFile, writePayouts } from '#server/money/payout-files.ts'
import { StartupError } from '#server/startup-error.ts'
import { command, tell } from './command.ts'
import { readArguments } from './read-arguments.ts'
import { withDatabase } from './with-database.ts'

/** Operator messages by error code. */
const refusals: Partial<Record<string, string>> = {
  payout_file_waits:
    'An earlier file of this month waits to be recorded. Add --replace if the bank has not received it.',
  payout_file_unknown: 'This is not a file of payouts as it was written.',
  payout_file_ended: 'This file was recorded before, or another one took its place.',
}

// npm run payouts -- 2026-10 october.csv: writes the bank file of what practitioners are owed for a month.
// npm run payouts -- 2026-10 october.csv --replace: the same, replacing a file that the bank has not received.
// npm run payouts -- --paid october.csv: records that the bank has executed that file.
await command(async () => {
  const options = { paid: { type: 'boolean' }, replace: { type: 'boolean' } } as const
  const usage = '2026-10 <new file> [--replace], or --paid <file>'
  const { values, words, refusal } = readArguments('payouts', { usage, options, least: 1, most: 2 })
  const [month = '', file] = values.paid ? [undefined, ...words] : words
  if (!file || words.length > (values.paid ? 1 : 2) || (values.paid && values.replace)) throw refusal()
  if (!values.paid && !isDay(`${month}-01`)) throw refusal()
  await (values.paid ? record(file) : prepare(`${month}-01`, file, values.replace ?? false))
})

async function orRefuse<T>(work: Promise<T>): Promise<T> {
  return work.catch((cause: unknown) => {
    const told = cause instanceof AppError ? refusals[cause.code] : undefined
    throw told ? new StartupError(told, { cause }) : cause
  })
}

async function prepare(month: string, file: string, replaces: boolean): Promise<void> {
  await orRefuse(
    withDatabase((db) =>
      db.asService(async (sql) => {
        const written = await writePayouts(sql, { month, now: new Date(), writtenBy: null, replaces })
        // Inside the transaction: a file that cannot be written is rolled back. Mode 0600, because it has account
        // numbers; `wx`, so that a file which the bank may have is never overwritten.
        await writeFile(file, written.file, { flag: 'wx', mode: 0o600 }).catch((cause: unknown) => {
          throw new StartupError(`${file} could not be written: it must not exist yet.`, { cause })
        })
        tell(`${file}: ${written.transfers} transfers.`)
        for (const practitionerId of written.withoutAccount) tell(`Waits for an account to be given: ${practitionerId}`)
      }),
    ),
  )
}

async function record(file: string): Promise<void> {
  const written = await readFile(file, 'utf8').catch((cause: unknown) => {
    throw new StartupError(`${file} could not be read.`, { cause })
  })
  const recorded = await orRefuse(
    withDatabase((db) => db.asService((sql) => recordPayoutFile(sql, digestOf(written), new Date()))),
  )
  tell(`${recorded} transfers recorded.`)
}
