import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { z } from 'zod'
import { ClusterInUse } from '#server/db/cluster-lock.ts'
import { openDatabase } from '#server/db/database.ts'
import { migrate } from '#server/db/migrate.ts'
import { connect } from '#server/db/postgres.ts'
import { type ReachedDatabase, reachDatabase } from '#server/db/reach-database.ts'
import { isCommonPassword } from '#server/identity/common-passwords.ts'
import { makeAdministrator } from '#server/identity/make-administrator.ts'
import { createLog } from '#server/log.ts'
import { readSettings, type Settings } from '#server/settings.ts'

/** An administrator's password may be read by nobody's guess: longer than anybody else's. */
const ADMIN_PASSWORD_MIN_LENGTH = 12

/** `npm run admin:create -- address`: makes an administrator, whether or not the server is running. */
const email = z.email().safeParse(process.argv[2]?.trim().toLowerCase())
if (!email.success) refuse('Usage: npm run admin:create -- name@example.org')
const password = await readPassword()
if (password.length < ADMIN_PASSWORD_MIN_LENGTH || isCommonPassword(password))
  refuse(`Choose a password of at least ${ADMIN_PASSWORD_MIN_LENGTH} characters that nobody else would choose.`)

const settings = readSettings()
const database = await reach(settings)
try {
  const pool = connect({ target: database.target, size: 1, statementTimeoutMs: 0, applicationName: 'mivoix admin' })
  await migrate(pool).finally(() => pool.end({ timeout: 5 }))
  const options = { target: database.target, size: 2, statementTimeoutMs: 8000, applicationName: 'mivoix admin' }
  const db = openDatabase(options, createLog('silent'))
  const done = await makeAdministrator(db, email.data, password).finally(() => db.close())
  console.log(done === 'created' ? `${email.data} is an administrator.` : `${email.data} is now an administrator.`)
} finally {
  await database.stop()
}

/** The running server's database, or the one it would use. */
async function reach(from: Settings): Promise<ReachedDatabase> {
  try {
    return await reachDatabase(from, (sentence) => console.error(sentence))
  } catch (error) {
    if (!(error instanceof ClusterInUse)) throw error
    const target = { socketFolder: error.socketFolder, database: 'mivoix', user: 'mivoix_server' }
    return { target, stop: () => Promise.resolve() }
  }
}

/** Typed unseen at a terminal, or the first line of what is piped in. */
async function readPassword(): Promise<string> {
  const isTerminal = process.stdin.isTTY
  const unseen = new Writable({ write: (_chunk, _encoding, done) => done() })
  if (isTerminal) process.stderr.write('Password: ')
  const lines = createInterface({ input: process.stdin, output: unseen, terminal: isTerminal })
  const line = await lines.question('')
  lines.close()
  if (isTerminal) process.stderr.write('\n')
  return line
}

function refuse(sentence: string): never {
  console.error(sentence)
  process.exit(1)
}
