import { readFile, writeFile } from 'node:fs/promises'
import { readPayoutFile, writePayoutFile } from '#domain/payment/payout-file.ts'
import { isDay } from '#domain/time.ts'
import { CannotStart } from '#server/cannot-start.ts'
import { preparePayouts, recordPayouts } from '#server/payment/owed-payouts.ts'
import { command, tell } from './command.ts'
import { withDatabase } from './with-database.ts'

// npm run payouts -- 2026-10 october.csv: writes what is owed to practitioners for a month, for the bank.
// npm run payouts -- --paid october.csv: records that the bank has sent what that file says.
await command(async () => {
  const [what = '', file] = process.argv.slice(2)
  if (!file || !(what === '--paid' || isDay(`${what}-01`)))
    throw new CannotStart('Usage: npm run payouts -- 2026-10 <new file>, then npm run payouts -- --paid <file>')
  await (what === '--paid' ? record(file) : prepare(`${what}-01`, file))
})

async function prepare(month: string, file: string): Promise<void> {
  const { orders, withoutAccount } = await withDatabase((db) =>
    db.asService((sql) => preparePayouts(sql, month, new Date())),
  )
  // Account numbers are for whoever runs the command; and a batch that the bank may have is not written over.
  await writeFile(file, writePayoutFile(orders), { flag: 'wx', mode: 0o600 }).catch((cause: unknown) => {
    throw new CannotStart(`${file} could not be written: it must not exist yet.`, { cause })
  })
  tell(`${file}: ${orders.length} transfers.`)
  for (const practitionerId of withoutAccount) tell(`Waits for an account to be given: ${practitionerId}`)
}

async function record(file: string): Promise<void> {
  const written = await readFile(file, 'utf8').catch((cause: unknown) => {
    throw new CannotStart(`${file} could not be read.`, { cause })
  })
  const orders = readPayoutFile(written)
  if (!orders) throw new CannotStart(`${file} is not a file of payouts as it was written.`)
  const recorded = await withDatabase((db) => db.asService((sql) => recordPayouts(sql, orders, new Date())))
  tell(`${recorded} transfers recorded, ${orders.length - recorded} recorded before.`)
}
