import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Hono } from 'hono'
import { createApp } from './app.ts'
import { Callers } from './callers/callers.ts'
import { LateTurns } from './chat/late-turns.ts'
import { warmUpChat } from './chat/warm-up-chat.ts'
import { systemClock } from './clock.ts'
import { checkPooler } from './db/check-pooler.ts'
import type { ConnectedDatabase } from './db/connect-to-database.ts'
import { openDatabase } from './db/database.ts'
import { migrateTarget } from './db/migrate-target.ts'
import { createPostgresFanout } from './db/postgres-fanout.ts'
import { seedDemo } from './demo/seed-demo.ts'
import { seedDemoProof } from './demo/seed-demo-proof.ts'
import type { Deps } from './deps.ts'
import { startHeartbeat } from './diagnostics/heartbeat.ts'
import { explainStartFailure } from './explain-start-failure.ts'
import type { Readiness } from './http/health.ts'
import { listen } from './http/listen.ts'
import type { HonoEnv } from './http/request-context.ts'
import { createIdentify } from './identity/identify.ts'
import { SigningKeys } from './identity/signing-keys.ts'
import { allJobs } from './jobs/all.ts'
import { createJobs, type StartableJobs } from './jobs/create-jobs.ts'
import { createLog } from './log.ts'
import { makeFolder } from './make-folder.ts'
import { createIceProvider } from './providers/ice/create-ice-provider.ts'
import { createMailbox } from './providers/mail/mailbox.ts'
import { createSmtp } from './providers/mail/smtp.ts'
import { createLanguageModel } from './providers/model/create-language-model.ts'
import { createPaymentProvider } from './providers/payment/create-payment-provider.ts'
import { createSmsProvider } from './providers/sms/create-sms-provider.ts'
import { createFileStore } from './providers/storage/create-file-store.ts'
import type { Settings } from './settings.ts'
import { SiteState } from './site/site-state.ts'
import { StartupError } from './startup-error.ts'
import { countNewcomers } from './static/count-newcomers.ts'
import { createStaticSite } from './static/create-static-site.ts'
import { PractitionerPages } from './static/practitioner-pages.ts'
import { publicSettingsOf } from './static/public-settings-of.ts'

/** Stops one part within the rest of the grace period. */
type Stop = (graceSeconds: number) => Promise<void>

export interface RunningServer {
  port: number
  /** Graceful shutdown: finishes requests and jobs within the configured grace period, then stops everything. */
  stop(): Promise<void>
}

/** Database → migrate → app → jobs → listen. A failure on the way stops what was already started. */
export async function startServer(settings: Settings, connecting: Promise<ConnectedDatabase>): Promise<RunningServer> {
  const started: Stop[] = []
  const stopAll = async () => {
    // One deadline for requests, jobs and statements together.
    const endsAt = performance.now() + settings.STOP_GRACE_SECONDS * 1000
    for (const stop of started.toReversed()) await stop(Math.max(0, endsAt - performance.now()) / 1000)
  }
  try {
    const database = await connecting
    started.push(() => database.stop())
    if ((await migrateTarget(database.target)) === 'newer')
      createLog(settings.LOG_LEVEL).warn(
        'the database is of a newer version: it is served as it is, and left unchanged',
      )
    if (database.requests.isPooled) await checkPooler(database.requests.target)

    const deps = await createDeps(settings, database, started)
    if (settings.DEMO) {
      await seedDemo(deps.db)
      await seedDemoProof(deps.db, deps.files, deps.clock())
    }
    await deps.lateTurns.start()
    started.push((graceSeconds) => deps.lateTurns.stop(graceSeconds))
    await deps.jobs.start(allJobs, deps)
    started.push((graceSeconds) => deps.jobs.stop(graceSeconds))

    const readiness: Readiness = { isStopping: false }
    const site = openSite(deps)
    const callers = new Callers(deps)
    await callers.start()
    started.push(() => callers.stop())
    started.push(startHeartbeat(deps))
    const app = createApp(deps, { readiness, site, callers })
    await deps.fanout.listen()
    await deps.site.start()
    started.push(() => deps.site.stop())
    warmUpChat({ hasModel: deps.model !== null })
    const listening = await listen(app, { host: settings.HOST, port: settings.PORT })
    // Requests and jobs end at the same time; the last requests can still enqueue jobs.
    started.push(async (graceSeconds) => {
      const answered = listening.close(graceSeconds)
      await Promise.all([answered, deps.jobs.stop(graceSeconds, answered)])
    })
    return {
      port: listening.port,
      async stop() {
        readiness.isStopping = true
        await stopAll()
      },
    }
  } catch (error) {
    await stopAll()
    throw explainStartFailure(error)
  }
}

function openSite({ settings, payment, db, log, clock, site }: Deps): Hono<HonoEnv> {
  const buildDirectory = fileURLToPath(new URL('../build', import.meta.url))
  try {
    return createStaticSite({
      buildDirectory,
      publicUrl: settings.PUBLIC_URL,
      settings: publicSettingsOf(settings, payment.options),
      countNewcomers: () => countNewcomers(db, clock()),
      practitioners: new PractitionerPages({ db, log, buildDirectory, publicUrl: settings.PUBLIC_URL }),
      notices: () => site.notices(),
    })
  } catch (cause) {
    const isMissing = cause instanceof Error && 'code' in cause && cause.code === 'ENOENT'
    throw isMissing ? new StartupError('The site is not built yet. Run npm start, or npm run build.', { cause }) : cause
  }
}

async function createDeps(
  settings: Settings,
  database: Pick<ConnectedDatabase, 'target' | 'requests'>,
  started: Stop[],
): Promise<Deps & { jobs: StartableJobs }> {
  const log = createLog(settings.LOG_LEVEL)
  const pool = { target: database.target, statementTimeoutMs: settings.STATEMENT_TIMEOUT_MS }
  const db = openDatabase(
    {
      ...pool,
      ...database.requests,
      ...(database.requests.isPooled && { direct: database.target }),
      size: settings.DATABASE_POOL_SIZE,
      applicationName: 'mivoix',
    },
    log,
  )
  started.push((graceSeconds) => db.close(graceSeconds))
  const keys = new SigningKeys(db, `${settings.PUBLIC_URL}/auth/v1`, settings.SIGNING_KEYS)
  await keys.load()
  const fanout = createPostgresFanout(pool, log)
  started.push(() => fanout.close())
  const ice = createIceProvider(settings, log)
  started.push(() => ice.close())
  const mail = settings.SMTP_URL
    ? await createSmtp({ url: settings.SMTP_URL, from: settings.MAIL_FROM })
    : createMailbox(db)
  if (mail.name === 'mailbox' && !settings.DEMO)
    log.warn('no mail server: mails stay in the database and nobody receives codes; set SMTP_URL')
  started.push(() => mail.close())
  const payment = await createPaymentProvider(settings)
  if (payment.name === 'closed')
    log.warn('no payment provider: bookings and subscriptions are refused; set the STRIPE_ keys or PAYMENTS=rehearsal')
  // At once: the first upload would be late to fail.
  if (!settings.S3_ENDPOINT) await makeFolder(join(settings.DATA_DIR, 'files'), 0o700)
  return {
    settings,
    db,
    fanout,
    keys,
    identify: createIdentify(keys, {
      publishableKey: settings.PUBLISHABLE_KEY,
      serviceKey: settings.SERVICE_KEY,
      clock: systemClock,
    }),
    jobs: createJobs(pool, log),
    mail,
    sms: createSmsProvider(settings, db),
    payment,
    files: createFileStore(settings),
    ice,
    model: await createLanguageModel(settings, db, systemClock),
    lateTurns: new LateTurns({ folder: settings.DATA_DIR, db, clock: systemClock, log }),
    site: new SiteState({ db, fanout, clock: systemClock, log }),
    clock: systemClock,
    log,
  }
}
