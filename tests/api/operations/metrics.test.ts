import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { createServer, get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { beforeAll, expect, test } from 'vitest'
import { createApp } from '#server/app.ts'
import { probeComponents } from '#server/jobs/probe-components.ts'
import { afterTestFile } from '../../support/after-test-file.ts'
import { startTestApp, type TestApp } from '../../support/app.ts'
import { patientOf } from '../../support/rows/booking.ts'
import { duringOutage } from '../../support/servers/outage.ts'

const TOKEN = 'a token of the tests, long enough'
const PROMTOOL = '/usr/bin/promtool'
let app: TestApp

beforeAll(async () => {
  app = await startTestApp({ settings: { METRICS_TOKEN: TOKEN } })
})

const scrape = async (from: TestApp = app, headers: Record<string, string> = { authorization: `Bearer ${TOKEN}` }) =>
  from.fetch('/metrics', { headers })

interface Series {
  name: string
  labels: Record<string, string>
  value: number
}

/** Parses Prometheus' text format; throws on anything else. */
function parse(text: string): { types: Map<string, string>; series: Series[] } {
  expect(text.endsWith('\n')).toBe(true)
  const types = new Map<string, string>()
  const series: Series[] = []
  let current = ''
  for (const line of text.slice(0, -1).split('\n')) {
    const help = /^# HELP ([a-z_][a-z0-9_]*) \S.*$/.exec(line)
    const type = /^# TYPE ([a-z_][a-z0-9_]*) (counter|gauge|histogram)$/.exec(line)
    if (help) {
      current = help[1] ?? ''
      expect(types.has(current)).toBe(false)
    } else if (type) {
      expect(type[1]).toBe(current)
      types.set(current, type[2] ?? '')
    } else {
      const sample = /^([a-z_][a-z0-9_]*)(?:\{([^{}]*)\})? (\+Inf|-?\d+(?:\.\d+)?(?:e[+-]?\d+)?)$/.exec(line)
      if (!sample) throw new Error(`no line of the format: ${line}`)
      const [, name = '', labelText = '', value = ''] = sample
      expect([current, `${current}_bucket`, `${current}_sum`, `${current}_count`]).toContain(name)
      const labels = [...labelText.matchAll(/([a-z_]+)="((?:[^"\\]|\\.)*)"(?:,|$)/g)]
      expect(labels.map(([whole]) => whole).join('')).toBe(labelText)
      series.push({ name, labels: Object.fromEntries(labels.map((one) => [one[1], one[2]])), value: Number(value) })
    }
  }
  return { types, series }
}

test('there is no such page without a setting, nor without the token', async () => {
  const off = await startTestApp()
  expect((await scrape(off)).status).toBe(404)
  expect((await scrape(app, {})).status).toBe(404)
  expect((await scrape(app, { authorization: 'Bearer wrong' })).status).toBe(404)
  expect((await scrape()).status).toBe(200)
})

test('on this machine alone, and never through a proxy, where the setting says loopback', async () => {
  const { deps, readiness } = await startTestApp({ settings: { METRICS: 'loopback' } })
  const server = createServer(getRequestListener(createApp(deps, { readiness }).fetch))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  afterTestFile(async () => void server.close())
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/metrics`
  expect((await fetch(url)).status).toBe(200)
  const headers = [
    'X-Forwarded-For',
    'Forwarded',
    'X-Real-IP',
    'X-Forwarded-Host',
    'Via',
    'CF-Connecting-IP',
    'True-Client-IP',
  ]
  for (const name of headers) expect((await fetch(url, { headers: { [name]: '203.0.113.9' } })).status).toBe(404)
  const named = await new Promise<number | undefined>((resolve) => {
    get(url, { headers: { host: 'mivoix.example' } }, ({ statusCode }) => resolve(statusCode))
  })
  expect(named).toBe(404)
})

test('exposes counters in the Prometheus format, without personal data', async () => {
  const patient = await patientOf(app)
  await patient.from('profiles').select('first_name')
  await app.fetch(`/rest/v1/nothing-${patient.person.id}`)
  await app.fetch(`/a-page-of/${patient.person.email}`)
  await app.sql`insert into app.outgoing_mails (recipient, template, data) values (${patient.person.email}, 'suspended', '{}')`
  await patient.functions.invoke('chat-wit-ai', {
    body: { message: 'Je vais me tuer ce soir.', sessionId: crypto.randomUUID() },
  })
  await probeComponents.handle({ deps: app.deps, data: {}, signal: AbortSignal.timeout(30_000) })
  // Database metrics are cached for five seconds.
  await expect.poll(async () => (await scrape()).text()).toMatch(/mivoix_mails\{state="waiting"\} [1-9]/)
  const answer = await scrape()
  expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8')
  const text = await answer.text()
  const { types, series } = parse(text)
  const value = (name: string, labels: Record<string, string> = {}) =>
    series.find(
      (one) => one.name === name && Object.entries(labels).every(([label, word]) => one.labels[label] === word),
    )?.value
  expect(value('mivoix_http_requests_total', { class: 'rest', status: '200' })).toBeGreaterThanOrEqual(1)
  expect(value('mivoix_http_requests_total', { class: 'page', status: '404' })).toBeGreaterThanOrEqual(1)
  expect(value('mivoix_mails', { state: 'waiting' })).toBeGreaterThanOrEqual(1)
  // Counters are per process, which other tests share.
  expect(value('mivoix_chat_messages_total', { level: 'crise' })).toBeGreaterThanOrEqual(1)
  expect(value('mivoix_database_up')).toBe(1)
  expect(value('mivoix_component_status', { component: 'mail' })).toBe(1)
  expect(value('process_resident_memory_bytes')).toBeGreaterThan(1e7)
  const rest = series.filter(({ name, labels }) => name.endsWith('seconds_bucket') && labels.class === 'rest')
  const counts = rest.map((bucket) => bucket.value)
  expect(counts).toEqual(counts.toSorted((a, b) => a - b))
  expect(counts.at(-1)).toBe(value('mivoix_http_request_duration_seconds_count', { class: 'rest' }))
  expect(types.get('mivoix_http_request_duration_seconds')).toBe('histogram')
  for (const personal of [patient.person.id, patient.person.email, 'Claire', 'tuer'])
    expect(text).not.toContain(personal)
  // Label cardinality must not grow with the number of paths.
  await Promise.all(Array.from({ length: 50 }, (_, i) => app.fetch(`/try-${i}/${i}`)))
  const after = parse(await (await scrape()).text())
  expect(after.series.length - series.length).toBeLessThan(10)
})

test('still tells about the process while the database is away', async () => {
  await duringOutage(app, async () => {
    await expect.poll(async () => (await scrape()).text()).toContain('\nmivoix_database_up 0\n')
  })
  await expect.poll(async () => (await scrape()).text()).toContain('\nmivoix_database_up 1\n')
})

/** Metric names in PromQL, without histogram suffixes. */
const namedIn = (text: string) =>
  [...text.matchAll(/\b(?:mivoix|process|nodejs)_[a-z0-9_]+/g)].map(([name]) => name.replace(/_bucket$/, ''))

test('every metric that an alert or the dashboard names exists', async () => {
  const { types } = parse(await (await scrape()).text())
  const alerts = [...read('deploy/prometheus-alerts.yml').matchAll(/expr: (?:\|\n((?: {10,}.*\n)+)|(.*))/g)]
  const dashboard = JSON.parse(read('deploy/grafana-dashboard.json')) as { panels: { targets: { expr: string }[] }[] }
  const expressions = [
    ...alerts.map(([, block, line]) => block ?? line ?? ''),
    ...dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
  ]
  const named = expressions.flatMap(namedIn)
  expect(alerts.length).toBeGreaterThan(10)
  expect(named.length).toBeGreaterThan(30)
  expect(named.filter((name) => !types.has(name))).toEqual([])
})

test('every alert has its section of the runbook, and every section its alert', () => {
  const alerts = [...read('deploy/prometheus-alerts.yml').matchAll(/- alert: (\w+)/g)].map(([, name]) => name)
  const links = [...read('deploy/prometheus-alerts.yml').matchAll(/runbook\.md#(\w+)/g)].map(([, name]) => name)
  const sections = [...read('docs/runbook.md').matchAll(/^## (\w+)$/gm)].map(([, name]) => name)
  expect(sections).toEqual(alerts)
  expect(links).toEqual(alerts.map((name) => name?.toLowerCase()))
})

test.skipIf(!existsSync(PROMTOOL))('promtool takes both (skipped where it is not installed)', async () => {
  execFileSync(PROMTOOL, ['check', 'rules', 'deploy/prometheus-alerts.yml'], { stdio: 'pipe' })
  execFileSync(PROMTOOL, ['check', 'metrics'], { input: await (await scrape()).text(), stdio: 'pipe' })
})

test('security.txt has a contact and an expiry date in the future', async () => {
  const answer = await app.fetch('/.well-known/security.txt')
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  const text = await answer.text()
  expect(text).toContain(`Contact: mailto:${app.deps.settings.CONTACT_ADDRESS}\n`)
  expect(text).toContain(`Canonical: ${app.deps.settings.PUBLIC_URL}/.well-known/security.txt\n`)
  const expires = new Date(/^Expires: (.*)$/m.exec(text)?.[1] ?? '').getTime()
  const days = (expires - app.deps.clock().getTime()) / 86_400_000
  expect(days).toBeGreaterThan(170)
  expect(days).toBeLessThan(365)
})

function read(file: string): string {
  return readFileSync(file, 'utf8')
}
