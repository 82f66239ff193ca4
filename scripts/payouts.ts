import { isDay } from '#domain/time.ts'
import { CannotStart } from '#server/cannot-start.ts'
import { owedPayouts, recordPayouts } from '#server/payment/owed-payouts.ts'
import { command } from './command.ts'
import { withDatabase } from './with-database.ts'

// npm run payouts -- 2026-10: what is owed to practitioners for a month, as CSV for the bank. With --paid: records that the
// bank has sent it.
await command(async () => {
  const [month = '', paid] = process.argv.slice(2)
  const first = `${month}-01`
  if (!isDay(first) || (paid !== undefined && paid !== '--paid'))
    throw new CannotStart('Usage: npm run payouts -- 2026-10 [--paid]')
  const now = new Date()
  const rows = await withDatabase((db) =>
    db.asService((sql) => (paid ? recordPayouts(sql, first, now) : owedPayouts(sql, first, now))),
  )
  console.log('holder;iban;euros')
  for (const { holderName, iban, owedCents, practitionerId } of rows)
    console.log(`${holderName ?? `no account: ${practitionerId}`};${iban ?? ''};${(owedCents / 100).toFixed(2)}`)
})
