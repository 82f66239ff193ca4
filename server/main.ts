import { connectToDatabase } from './db/connect-to-database.ts'
import { createLog, describeError } from './log.ts'
import { InvalidSettings, readSettings, type Settings } from './settings.ts'
import { StartupError } from './startup-error.ts'

/** npm and the terminal may both forward one Ctrl-C; only a later signal forces the exit. */
const IMPATIENT_AFTER_MS = 2000

const tell = (sentence: string) => process.stderr.write(`${sentence}\n`)

const asked = stopSignal()
try {
  const settings = readSettings()
  handleUncaughtErrors(settings)
  // PostgreSQL starts while most of the code is still being loaded.
  const connecting = connectToDatabase(settings, tell)
  connecting.catch(() => undefined)
  const { startServer } = await import('./start-server.ts')
  const server = await startServer(settings, connecting)
  if (!asked.already) process.stdout.write(welcome(settings, server.port))
  await asked.once
  await server.stop()
  process.exit()
} catch (error) {
  // Ctrl-C also stops the child processes being waited for; their error is then irrelevant.
  if (asked.already) process.exit()
  tell(`\n${sentenceOf(error)}\n`)
  process.exit(1)
}

/** Errors the operator can fix are a sentence; others need their stack, which contains no personal data this early. */
function sentenceOf(error: unknown): string {
  if (error instanceof StartupError || error instanceof InvalidSettings) return error.message
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

/** Resolves when the process is asked to stop. Asked again after a while, it exits at once. */
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
 * An unhandled rejection affects only its own work: logged. An uncaught exception may leave an inconsistent state:
 * logged, then a graceful stop, so that the process manager starts a clean process.
 */
function handleUncaughtErrors(settings: Settings): void {
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
