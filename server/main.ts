import { CannotStart } from './cannot-start.ts'
import { reachDatabase } from './db/reach-database.ts'
import { createLog, describeError } from './log.ts'
import { readSettings, type Settings, WrongSettings } from './settings.ts'

/** npm and the terminal may both pass on one Ctrl-C; only a later signal means impatience. */
const IMPATIENT_AFTER_MS = 2000

// Code loaded once will be found compiled by the next start: scripts/setup/server.mjs.
if (process.argv.includes('--load-only')) {
  await import('./start-server.ts')
  process.exit()
}

const tell = (sentence: string) => process.stderr.write(`${sentence}\n`)

const asked = stopSignal()
try {
  const settings = readSettings()
  keepStanding(settings)
  // PostgreSQL starts while the rest of the code, most of what there is to load, is loaded.
  const reaching = reachDatabase(settings, tell)
  reaching.catch(() => undefined)
  const { startServer } = await import('./start-server.ts')
  const server = await startServer(settings, reaching)
  if (!asked.already) process.stdout.write(welcome(settings, server.port))
  await asked.once
  await server.stop()
  process.exit()
} catch (error) {
  // Ctrl-C reaches whatever was being waited for as well, and what that then said matters to nobody.
  if (asked.already) process.exit()
  tell(`\n${sentenceOf(error)}\n`)
  process.exit(1)
}

/** What the operator can mend is a sentence; anything else needs its stack, and nobody's data is near it yet. */
function sentenceOf(error: unknown): string {
  if (error instanceof CannotStart || error instanceof WrongSettings) return error.message
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

/** When somebody asks the process to stop. Asked again after a while, it stops at once. */
function stopSignal(): { readonly already: boolean; once: Promise<void> } {
  const { promise, resolve } = Promise.withResolvers<void>()
  let askedAt = 0
  const onSignal = () => {
    askedAt ||= Date.now()
    resolve()
    if (Date.now() - askedAt < IMPATIENT_AFTER_MS) return
    tell('Stopped at once, as asked twice.')
    process.exit(1)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, onSignal)
  return {
    get already() {
      return askedAt > 0
    },
    once: promise,
  }
}

/**
 * A promise that nobody awaited broke only its own work: told, and life goes on. An exception that nobody caught may have
 * left anything half done: told, then an orderly stop, so that whoever watches over the process starts a clean one.
 */
function keepStanding(settings: Settings): void {
  const log = createLog(settings.LOG_LEVEL)
  process.on('unhandledRejection', (error) => log.error('unhandled rejection', describeError(error)))
  process.on('uncaughtException', (error) => {
    log.error('uncaught exception', describeError(error))
    process.exitCode = 1
    process.kill(process.pid, 'SIGTERM')
  })
}

function welcome({ DEMO, HOST }: Settings, port: number): string {
  const address = `http://${['127.0.0.1', '0.0.0.0', '::', '::1'].includes(HOST) ? 'localhost' : HOST}:${port}`
  const mailbox = DEMO ? `  Mailbox  ${address}/dev/mailbox  (every mail of the demo)\n` : ''
  return `\nMivoix is ready.\n\n  Open     ${address}\n${mailbox}  Stop     Ctrl-C\n\n`
}
