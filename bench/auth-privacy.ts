import { openDatabase } from '#server/db/database.ts'
import { createAccount } from '#server/identity/create-account.ts'
import { hashPassword } from '#server/identity/password-hash.ts'
import { createLog } from '#server/log.ts'
import { PASSWORD } from './auth/people.ts'
import { run } from './auth/run.ts'
import { checkThreshold, median } from './support/measure.ts'

/**
 * `npm run bench -- auth-privacy`: timing attack on account enumeration. Compares response times for addresses with and
 * without an account. Exits non-zero when the medians of any act differ by more than the threshold.
 */
const MEDIANS_DIFFER_AT_MOST_MS = 2
const PAIRS = Number(process.env.PAIRS ?? 500)
const PORT = 4403

type Which = 'known' | 'unknown'

const acts: Record<string, { path: string; body: object }> = {
  login: { path: '/token?grant_type=password', body: { password: 'pas le bon du tout' } },
  signup: { path: '/signup', body: { password: PASSWORD, data: { name: 'Ada Martin', user_type: 'patient' } } },
  recover: { path: '/recover', body: {} },
  otp: { path: '/otp', body: { create_user: true } },
  resend: { path: '/resend', body: { type: 'signup' } },
}

await run(PORT, { LOG_LEVEL: 'warn' }, async ({ server, socketFolder }) => {
  for (const [name, { path, body }] of Object.entries(acts)) {
    await openAccounts(socketFolder, name)
    const times: Record<Which, number[]> = { known: [], unknown: [] }
    for (let i = 0; i < PAIRS; i += 1) {
      // Random order: in a fixed order one side would always follow the other's mail.
      const order = Math.random() < 0.5 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)
      for (const which of order) {
        const from = `198.18.${Math.floor(Math.random() * 256)}.${Math.floor(Math.random() * 256)}`
        const started = performance.now()
        const answer = await server.post(path, { ...body, email: address(name, which, i) }, from)
        await answer.arrayBuffer()
        times[which].push(performance.now() - started)
        if (answer.status >= 429) throw new Error(`${name} answered ${answer.status}`)
      }
    }
    const [known, unknown] = [median(times.known), median(times.unknown)]
    console.log(`${name}: ${known.toFixed(2)} ms known, ${unknown.toFixed(2)} ms unknown`)
    checkThreshold(`${name}, ms apart`, Math.abs(known - unknown), { atMost: MEDIANS_DIFFER_AT_MOST_MS })
  }
})

function address(act: string, which: Which, i: number): string {
  return `${which}-${act}-${i}@exemple.fr`
}

async function openAccounts(socketFolder: string, act: string): Promise<void> {
  const target = { socketFolder, database: 'mivoix', user: 'mivoix_server' }
  const db = openDatabase(
    { target, size: 1, statementTimeoutMs: 60_000, applicationName: 'bench' },
    createLog('silent'),
  )
  const passwordHash = await hashPassword(PASSWORD)
  const now = new Date()
  const account = { passwordHash, userType: 'patient', metadata: {}, confirmedAt: now, now } as const
  await db.asService(async (sql) => {
    for (let i = 0; i < PAIRS; i += 1) await createAccount(sql, { ...account, email: address(act, 'known', i) })
  })
  await db.close()
}
