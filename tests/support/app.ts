import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import type { Database as Tables } from '#domain/database-types.ts'
import type { UserType } from '#domain/profile/user-type.ts'
import { createApp } from '#server/app.ts'
import { LateTurns } from '#server/chat/late-turns.ts'
import { openDatabase } from '#server/db/database.ts'
import type { PoolOptions, Sql } from '#server/db/postgres.ts'
import { createPostgresFanout } from '#server/db/postgres-fanout.ts'
import type { Deps } from '#server/deps.ts'
import type { Readiness } from '#server/http/health.ts'
import { createIdentify } from '#server/identity/identify.ts'
import { SigningKeys } from '#server/identity/signing-keys.ts'
import { allJobs } from '#server/jobs/all.ts'
import { createJobs } from '#server/jobs/create-jobs.ts'
import { createLog, type Log } from '#server/log.ts'
import { createIceProvider } from '#server/providers/ice/create-ice-provider.ts'
import { createMailbox } from '#server/providers/mail/mailbox.ts'
import { createLanguageModel } from '#server/providers/model/create-language-model.ts'
import { createPaymentProvider } from '#server/providers/payment/create-payment-provider.ts'
import { createSmsProvider } from '#server/providers/sms/create-sms-provider.ts'
import { createFileStore } from '#server/providers/storage/create-file-store.ts'
import { readSettings } from '#server/settings.ts'
import { SiteState } from '#server/site/site-state.ts'
import { afterTestFile } from './after-test-file.ts'
import { createTestDatabase, superuser } from './database.ts'
import { createPerson, type Person } from './rows/people.ts'
import { TestClock } from './test-clock.ts'

export type Client = SupabaseClient<Tables>
export type SignedIn = Client & { person: Person }

export interface TestApp {
  deps: Deps
  target: PoolOptions['target']
  clock: TestClock
  readiness: Readiness
  /** Log lines of the server. */
  logged: string[]
  /** Superuser connection, for test setup and for assertions on stored data. */
  sql: Sql
  fetch(path: string, init?: RequestInit): Promise<Response>
  /** `fetch` from a given IP address. */
  fetchFrom(address: string): (input: RequestInfo | URL, init?: RequestInit) => Promise<Response>
  /** Client of a visitor without an account, with its own IP address. */
  visitor(): Client
  /** Creates a user of that type and signs in. */
  as(userType: UserType): Promise<SignedIn>
  /** Client of a user with the session of their claims. */
  clientOf(person: Person): Promise<SignedIn>
  /** Access token of a user. */
  tokenOf(person: Person, lastsSeconds?: number): Promise<string>
  mailsTo(recipient: string): Promise<{ subject: string; body_text: string; body_html: string | null }[]>
}

interface Options {
  settings?: Record<string, string>
  /** Whether background jobs run; otherwise they stay queued. */
  jobs?: 'running' | 'waiting'
}

const BASE = 'http://mivoix.test'

/** The whole server on its own database, called in process without a port. */
export async function startTestApp({
  settings: given = {},
  jobs: jobsState = 'waiting',
}: Options = {}): Promise<TestApp> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'mivoix-test-'))
  const settings = readSettings({
    DEMO: 'on',
    DATA_DIR: dataFolder,
    TRUSTED_PROXIES: '0.0.0.0',
    // Tests ask as fast as they can, often from one address; those of the limiter set their own.
    REST_REQUESTS_PER_SECOND: '1000000',
    // The official client's flows do not know these; their own tests turn them on.
    SIGN_IN_SECURITY_CHECK: 'off',
    SECOND_STEP: 'off',
    ...given,
  })
  const target = await createTestDatabase()
  const logged: string[] = []
  const log: Log = createLog('debug', (line) => logged.push(line))
  const clock = new TestClock()
  const db = openDatabase(
    { target, size: 8, statementTimeoutMs: settings.STATEMENT_TIMEOUT_MS, applicationName: 'test' },
    log,
  )
  const keys = new SigningKeys(db, `${settings.PUBLIC_URL}/auth/v1`, settings.SIGNING_KEYS)
  await keys.load()
  const fanout = createPostgresFanout({ target, statementTimeoutMs: settings.STATEMENT_TIMEOUT_MS }, log)
  const ice = createIceProvider(settings, log)
  const jobs = createJobs({ target, statementTimeoutMs: settings.STATEMENT_TIMEOUT_MS }, log)
  const deps: Deps = {
    settings,
    db,
    fanout,
    keys,
    identify: createIdentify(keys, {
      publishableKey: settings.PUBLISHABLE_KEY,
      serviceKey: settings.SERVICE_KEY,
      clock: clock.now,
    }),
    jobs,
    mail: createMailbox(db),
    sms: createSmsProvider(settings, db),
    payment: await createPaymentProvider(settings),
    files: createFileStore(settings),
    ice,
    model: await createLanguageModel(settings, db, clock.now),
    lateTurns: new LateTurns({ folder: dataFolder, db, clock: clock.now, log }),
    site: new SiteState({ db, fanout, clock: clock.now, log }),
    clock: clock.now,
    log,
  }
  await jobs.start(allJobs, deps, { works: jobsState === 'running' })
  await deps.site.start()
  await deps.lateTurns.start()
  const readiness: Readiness = { isStopping: false }
  const app = createApp(deps, { readiness })
  const sql = superuser(target.database)
  afterTestFile(async () => {
    await jobs.stop(1)
    await deps.site.stop()
    await deps.lateTurns.stop(0)
    await ice.close()
    await fanout.close()
    await db.close()
    await sql.end()
    await rm(dataFolder, { recursive: true, force: true })
  })

  const fetchFrom = (address: string) => async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input instanceof Request ? input : new URL(String(input), BASE), init)
    request.headers.set('x-forwarded-for', address)
    return app.fetch(request)
  }
  const client = (token?: string): Client =>
    createClient<Tables>(BASE, settings.PUBLISHABLE_KEY, {
      auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
      global: { fetch: fetchFrom(newAddress()), headers: token ? { Authorization: `Bearer ${token}` } : {} },
    })

  const tokenOf = (person: Person, lastsSeconds = 3600) => {
    const issuedAt = Math.floor(clock.now().getTime() / 1000)
    return keys.sign(person.claims, { issuedAt, expiresAt: issuedAt + lastsSeconds })
  }

  const clientOf = async (person: Person) => Object.assign(client(await tokenOf(person)), { person })

  return {
    deps,
    target,
    clock,
    readiness,
    logged,
    sql,
    fetch: fetchFrom(newAddress()),
    fetchFrom,
    visitor: () => client(),
    as: async (userType) => clientOf(await createPerson(sql, userType)),
    clientOf,
    tokenOf,
    mailsTo: (recipient) =>
      sql<{ subject: string; body_text: string; body_html: string | null }[]>`
        select subject, body_text, body_html from app.mailbox where recipient = ${recipient} order by id desc`,
  }
}

/** One IP address per client, each in another /24, so that rate limits count separately. */
function newAddress(): string {
  const byte = () => Math.floor(Math.random() * 256)
  return `10.${byte()}.${byte()}.${byte()}`
}
