import { execFileSync } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { createServer as createHttp } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import tls from 'node:tls'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import type { ComponentId } from '#domain/admin/components.ts'
import type { DiagnosticStatus } from '#domain/admin/diagnostic.ts'
import type { Deps } from '#server/deps.ts'
import { readPhrases } from '#server/diagnostics/probes/safety.ts'
import { createIceProvider } from '#server/providers/ice/create-ice-provider.ts'
import { createSmtp } from '#server/providers/mail/smtp.ts'
import { createLanguageModel } from '#server/providers/model/create-language-model.ts'
import { createPaymentProvider } from '#server/providers/payment/create-payment-provider.ts'
import { createTwilio } from '#server/providers/sms/twilio.ts'
import { createFileStore } from '#server/providers/storage/create-file-store.ts'
import { readSettings } from '#server/settings.ts'
import { afterTestFile } from '../../support/after-test-file.ts'
import { startTestApp, type TestApp } from '../../support/app.ts'
import { book, patientOf } from '../../support/rows/booking.ts'
import { createPractitioner, createSlot, dayAhead } from '../../support/rows/practitioners.ts'
import { startModelServer } from '../../support/servers/model-server.ts'
import { startSmtp } from '../../support/servers/smtp.ts'
import { startStripeServer } from '../../support/servers/stripe-server.ts'
import { waitForProbeStatus } from '../../support/wait-for-probe-status.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp({ jobs: 'running' })
})

const turns = (id: ComponentId, status: DiagnosticStatus, deps: Deps = app.deps) => waitForProbeStatus(deps, id, status)

const otherSettings = (given: Record<string, string>) =>
  readSettings({ DEMO: 'on', DATA_DIR: app.deps.settings.DATA_DIR, ...given })

/** A clock ahead of the real one, for ages that no test can wait for. */
const later = (seconds: number): Deps => ({ ...app.deps, clock: () => new Date(Date.now() + seconds * 1000) })

describe('providers', () => {
  test('a mail server that stops is critical; mails that wait or are refused are warnings', async () => {
    const smtp = await startSmtp()
    const mail = await createSmtp({ url: `smtp://127.0.0.1:${smtp.port}`, from: 'Mivoix <a@exemple.fr>' })
    onTestFinished(() => mail.close())
    const deps = { ...app.deps, mail }
    await turns('mail', 'success', deps)
    await app.sql`
      insert into app.outgoing_mails (recipient, template, data, created_at)
      values ('x@exemple.fr', 'suspended', '{}', now() - interval '11 minutes')`
    await turns('mail', 'warning', deps)
    await app.sql`update app.outgoing_mails set refused_at = now(), refusal = '550'`
    const refused = await turns('mail', 'warning', deps)
    expect(refused.details).toMatch(/^1\srefus/)
    expect(JSON.stringify(refused)).not.toContain('x@exemple.fr')
    await app.sql`delete from app.outgoing_mails`
    await smtp.close()
    await turns('mail', 'error', deps)
  })

  test('a text message service that refuses us, or stops, is critical', async () => {
    let status = 200
    const server = createHttp((_request, response) => response.writeHead(status).end('{}'))
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    const sms = createTwilio({ url: `http://AC1:token@127.0.0.1:${port}/Messages.json`, from: 'Mivoix' })
    const deps = { ...app.deps, sms }
    await turns('sms', 'pending')
    await turns('sms', 'success', deps)
    status = 401
    await turns('sms', 'error', deps)
    await new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
    expect((await turns('sms', 'error', deps)).details).toContain('ne répond pas')
  })

  test('a wrong Stripe key is critical; late refunds and payments without a report are warnings', async () => {
    const stripe = await startStripeServer({ acceptedKey: 'sk_test_right' })
    const withKey = async (key: string): Promise<Deps> => ({
      ...app.deps,
      payment: await createPaymentProvider(
        otherSettings({
          STRIPE_SECRET_KEY: key,
          STRIPE_PUBLISHABLE_KEY: 'pk_test_x',
          STRIPE_WEBHOOK_SECRET: 'whsec_x',
          STRIPE_API_URL: stripe.url,
        }),
      ),
    })
    const deps = await withKey('sk_test_right')
    await turns('payment', 'pending')
    await turns('payment', 'success', deps)
    await turns('payment', 'error', await withKey('sk_test_wrong'))
    const [payment] = await app.sql<{ id: string }[]>`
      insert into payments (amount, currency, payment_type, payment_status, provider, provider_reference, completed_at)
      values (2999, 'eur', 'consultation', 'completed', 'stripe', 'pi_1', now()) returning id`
    expect((await turns('payment', 'warning', deps)).details).toContain('sans rapport')
    await app.sql`insert into app.provider_reports values ('stripe', now())`
    await turns('payment', 'success', deps)
    await app.sql`
      insert into app.refunds (payment_id, amount, reason, created_at)
      values (${payment?.id ?? ''}, 2999, 'withdrawal', now() - interval '2 hours')`
    expect((await turns('payment', 'warning', deps)).details).toContain('remboursement')
    await app.sql`delete from payments`
  })

  test('a booking without its payment, or money without its booking, is critical', async () => {
    const student = await createPractitioner(app.sql)
    const [start = new Date()] = await createSlot(app.sql, student, dayAhead(5))
    const id = await book(await patientOf(app), start)
    await turns('money', 'success')
    await app.sql`update payments set completed_at = null, payment_status = 'failed' where appointment_id = ${id}`
    await turns('money', 'error')
    await app.sql`update payments set completed_at = now(), payment_status = 'completed' where appointment_id = ${id}`
    await turns('money', 'success')
    await app.sql`update appointments set status = 'expired' where id = ${id}`
    expect((await turns('money', 'error')).details).toContain('paiement sans rendez-vous')
    await app.sql`update appointments set status = 'confirmed' where id = ${id}`
  })

  test('a folder for files that cannot be written is critical', async () => {
    await turns('storage', 'success')
    const { DATA_DIR } = app.deps.settings
    const broken = otherSettings({ DATA_DIR: join(DATA_DIR, 'broken') })
    await mkdir(join(DATA_DIR, 'broken'))
    // A file in place of the folder: unreadable even for root.
    await writeFile(join(DATA_DIR, 'broken', 'files'), '')
    await turns('storage', 'error', { ...app.deps, files: createFileStore(broken) })
  })

  test('a model that does not answer is a warning, as are a spent budget and answers that fail', async () => {
    let fault: 'broken' | undefined
    const server = await startModelServer(() => (fault ? { fault } : { pieces: ['oui'] }))
    afterTestFile(() => server.close())
    const settings = otherSettings({ MODEL_URL: server.url, MODEL_NAME: 'm', MODEL_EUROS_PER_DAY: '5' })
    const model = await createLanguageModel(settings, app.deps.db, app.deps.clock)
    const deps = { ...app.deps, settings, model }
    await turns('model', 'pending')
    await turns('model', 'success', deps)
    fault = 'broken'
    await turns('model', 'warning', deps)
    fault = undefined
    for (let i = 0; i < 6; i += 1) model?.answers.failed()
    expect((await turns('model', 'warning', deps)).details).toContain('secours')
    for (let i = 0; i < 100; i += 1) model?.answers.succeeded()
    await app.sql`update app.model_spending set micro_euros = 4500000`
    expect((await turns('model', 'warning', deps)).details).toMatch(/90\s%/)
  })

  test('a reader that misses one danger is critical, results of 90 days ago are a warning', async () => {
    await turns('safety', 'success')
    expect(await readPhrases([{ text: 'Il fait beau ce matin.', level: 'crise' }])).toMatchObject({ status: 'error' })
    await turns('safety', 'warning', later(91 * 24 * 60 * 60))
  })
})

describe('network services', () => {
  test('a relay that refuses our secret, or stops, is critical', async () => {
    await turns('relay', 'pending')
    const [server] = await app.deps.ice.servers(new Date())
    if (!server) throw new Error('no relay')
    const right: Deps['ice'] = { relay: 'coturn', servers: async () => [server], close: async () => undefined }
    await turns('relay', 'success', { ...app.deps, ice: right })
    const url = server.urls[0] ?? ''
    const wrong = createIceProvider(
      otherSettings({ TURN_URLS: url, TURN_SECRET: 'another secret, of the same length' }),
      app.deps.log,
    )
    expect((await turns('relay', 'error', { ...app.deps, ice: wrong })).details).toContain('refuse')
    const nobody = createIceProvider(
      otherSettings({ TURN_URLS: 'turn:127.0.0.1:9?transport=udp', TURN_SECRET: 'another secret, of the same length' }),
      app.deps.log,
    )
    expect((await turns('relay', 'error', { ...app.deps, ice: nobody })).details).toContain('ne répond pas')
  })

  test('a certificate is a warning 21 days before its end, critical 7 days before, after, or when nobody trusts it', async () => {
    const folder = join(app.deps.settings.DATA_DIR, 'certificate')
    await mkdir(folder)
    const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
    execFileSync(
      'openssl',
      [
        'req',
        '-x509',
        '-newkey',
        'ec',
        '-pkeyopt',
        'ec_paramgen_curve:prime256v1',
        '-nodes',
        '-days',
        '30',
        '-subj',
        '/CN=localhost',
        '-addext',
        'subjectAltName=DNS:localhost',
        '-keyout',
        key,
        '-out',
        cert,
      ],
      { stdio: 'ignore' },
    )
    const { readFileSync } = await import('node:fs')
    const server = tls.createServer({ key: readFileSync(key), cert: readFileSync(cert) })
    await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
    const trusted = tls.getCACertificates()
    onTestFinished(() => {
      server.close()
      tls.setDefaultCACertificates(trusted)
    })
    const settings = otherSettings({ PUBLIC_URL: `https://localhost:${(server.address() as AddressInfo).port}` })
    const at = (days: number): Deps => ({ ...later(days * 24 * 60 * 60), settings })
    await turns('certificate', 'pending')
    expect((await turns('certificate', 'error', at(0))).details).toContain('refusent')
    tls.setDefaultCACertificates([...trusted, readFileSync(cert, 'utf8')])
    await turns('certificate', 'success', at(0))
    await turns('certificate', 'warning', at(12))
    await turns('certificate', 'error', at(24))
    await turns('certificate', 'error', at(31))
    server.close()
    await turns('certificate', 'error', at(0))
  })
})
