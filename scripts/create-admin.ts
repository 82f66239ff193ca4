import { once } from 'node:events'
import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { z } from 'zod'
import { isCommonPassword } from '#server/identity/common-passwords.ts'
import { makeAdministrator } from '#server/identity/make-administrator.ts'
import { StartupError } from '#server/startup-error.ts'
import { command } from './command.ts'
import { readArguments } from './read-arguments.ts'
import { withDatabase } from './with-database.ts'

/** Longer than for other accounts, against guessing. */
const ADMIN_PASSWORD_MIN_LENGTH = 12

// npm run admin:create -- address: creates an administrator, whether or not the server is running.
await command(async () => {
  const { words, refusal } = readArguments('admin:create', { usage: 'name@example.org', least: 1 })
  const email = z.email().safeParse(words[0]?.trim().toLowerCase())
  if (!email.success) throw refusal()
  const password = await readPassword()
  if (password.length < ADMIN_PASSWORD_MIN_LENGTH || isCommonPassword(password)) {
    throw new StartupError(
      `Choose a password of at least ${ADMIN_PASSWORD_MIN_LENGTH} characters that nobody else would choose.`,
    )
  }
  const done = await withDatabase((db) => makeAdministrator(db, email.data, password))
  console.log(done === 'created' ? `${email.data} is an administrator.` : `${email.data} is now an administrator.`)
})

/** Read without echo from a terminal, or from the first line of stdin. */
async function readPassword(): Promise<string> {
  const isTerminal = process.stdin.isTTY
  const unseen = new Writable({ write: (_chunk, _encoding, done) => done() })
  if (isTerminal) process.stderr.write('Password: ')
  const lines = createInterface({ input: process.stdin, output: unseen, terminal: isTerminal })
  // Stdin closed without a line: an empty password, which is refused.
  const line = await Promise.race([lines.question(''), once(lines, 'close').then(() => '')])
  lines.close()
  if (isTerminal) process.stderr.write('\n')
  return line
}
