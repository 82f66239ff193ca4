import { readFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { componentIds } from '#domain/admin/components.ts'
import type { Diagnostic, DiagnosticItem, DiagnosticStatus } from '#domain/admin/diagnostic.ts'
import { readEvents } from '#domain/event-stream.ts'
import { judgeDisk } from '#server/diagnostics/probes/disk.ts'
import { recordStates } from '#server/diagnostics/record-states.ts'
import { keepRetention } from '#server/jobs/account/keep-retention.ts'
import { probeComponents } from '#server/jobs/probe-components.ts'
import { type Client, startTestApp, type TestApp } from '../../support/app.ts'
import { invoke } from '../../support/invoke.ts'
import type { Person } from '../../support/rows/people.ts'

let app: TestApp
let admin: Client & { person: Person }

beforeAll(async () => {
  app = await startTestApp({ jobs: 'running' })
  admin = await app.as('admin')
})

/** Counts queued and already delivered mails. */
const mails = async () => {
  const waiting = await app.sql`
    select from app.outgoing_mails where template = 'component-critical' and recipient = ${admin.person.email}`
  return waiting.count + (await app.mailsTo(admin.person.email)).length
}

const found = (status: DiagnosticStatus, id: DiagnosticItem['id'] = 'mail'): DiagnosticItem => ({
  id,
  component: 'E-mails',
  description: '',
  status,
  details: 'Mesuré.',
  solution: null,
})

const record = (item: DiagnosticItem, minutes: number) =>
  app.deps.db.asService((sql) => recordStates(sql, app.deps.jobs, [item], new Date(Date.UTC(2026, 0, 1, 12, minutes))))

test('an administrator is told of every component, the worst first; nobody else is', async () => {
  const { status, body } = await invoke(admin, 'run-diagnostic', {})
  expect(status).toBe(200)
  const { items } = body as unknown as Diagnostic
  expect(items.map(({ id }) => id).toSorted()).toEqual([...componentIds].toSorted())
  const ranks = items.map((item) => ['error', 'warning', 'pending', 'success'].indexOf(item.status))
  expect(ranks).toEqual(ranks.toSorted((one, other) => one - other))
  // Fresh demo data has no broken component.
  expect(items.filter((item) => item.status === 'error').map(({ id, details }) => `${id}: ${details}`)).toEqual([])
  for (const type of ['patient', 'student', 'therapist'] as const)
    expect((await invoke(await app.as(type), 'run-diagnostic', {})).status).toBe(403)
  expect((await app.sql`select from app.audit_log where act = 'run-diagnostic'`).count).toBe(1)
})

test('as events it says how far it is', async () => {
  const { data } = await admin.functions.invoke<Response>('run-diagnostic', {
    body: {},
    headers: { accept: 'text/event-stream' },
  })
  const events = []
  for await (const event of readEvents(data?.body ?? new ReadableStream())) events.push(event)
  expect(events.slice(0, -1).map(({ data: progress }) => progress)).toEqual(
    componentIds.map((_, i) => ({ done: i + 1, of: componentIds.length })),
  )
  expect(events.at(-1)).toMatchObject({ event: 'done', data: { items: expect.any(Array) } })
})

test('a status lasts as one period; each new critical one is mailed once', async () => {
  await app.sql`delete from app.component_states`
  await record(found('success'), 0)
  await record(found('success'), 5)
  await record(found('error'), 10)
  await record(found('error'), 15)
  await expect
    .poll(async () => (await app.mailsTo(admin.person.email)).map(({ subject }) => subject))
    .toEqual(['État critique : E-mails'])
  // Flapping: one mail per hour is enough.
  await record(found('success'), 20)
  await record(found('error'), 25)
  await expect.poll(mails).toBe(1)
  await record(found('success'), 30)
  await record(found('error'), 120)
  await expect.poll(async () => (await app.mailsTo(admin.person.email)).length).toBe(2)
  const { data } = await admin.from('admin_component_states').select('status, is_current').order('began_at')
  expect(data?.map((row) => row.status)).toEqual(['success', 'error', 'success', 'error', 'success', 'error'])
  expect(data?.map((row) => row.is_current)).toEqual([false, false, false, false, false, true])
})

test('the job looks every five minutes; what is older than 30 days goes', async () => {
  await app.sql`delete from app.component_states`
  expect(probeComponents.schedule).toBe('*/5 * * * *')
  const call = { deps: app.deps, data: {}, signal: AbortSignal.timeout(30_000) }
  await probeComponents.handle(call)
  expect((await app.sql`select from app.component_states`).count).toBe(componentIds.length)
  await app.sql`update app.component_states set began_at = began_at - interval '31 days', seen_at = seen_at - interval '31 days'
    where component = 'mail'`
  await keepRetention.handle(call)
  expect((await app.sql`select from app.component_states`).count).toBe(componentIds.length - 1)
})

test('a command that a solution names exists', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
  const probes = componentIds.map((id) => readFileSync(`server/diagnostics/probes/${id}.ts`, 'utf8')).join('')
  const named = [...probes.matchAll(/npm run ([\w:]+)|shellCommandFor\('([\w:]+)'/g)].map(
    ([, npm, own]) => npm ?? own ?? '',
  )
  expect(named.length).toBeGreaterThan(5)
  expect(named.filter((name) => !(name in scripts))).toEqual([])
})

test('a disk with less than 5 % free is critical', () => {
  const disk = { total: 1000, used: 960, free: 40 }
  expect(judgeDisk(disk)[0]?.status).toBe('error')
  expect(judgeDisk({ ...disk, used: 900, free: 100 })[0]?.status).toBe('success')
  expect(judgeDisk({ ...disk, used: 900, free: 100 }, { used: 800, days: 10 })[0]?.status).toBe('warning')
})
