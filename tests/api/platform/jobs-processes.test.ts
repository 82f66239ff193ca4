import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../support/app.ts'

const script = fileURLToPath(new URL('../../support/servers/worker-process.ts', import.meta.url))
const processes: ChildProcess[] = []
let app: TestApp

async function startWorker(manner: 'finishes' | 'hangs'): Promise<ChildProcess> {
  const { host, database } = app.sql.options
  const worker = fork(script, [String(host), database, manner])
  processes.push(worker)
  await once(worker, 'message')
  return worker
}

async function kill(worker: ChildProcess): Promise<void> {
  if (worker.exitCode !== null || worker.signalCode !== null) return
  const ended = once(worker, 'exit')
  worker.kill('SIGKILL')
  await ended
}

const enqueue = (mailId: string) => app.deps.db.asService((sql) => app.deps.jobs.enqueue(sql, 'send-mail', { mailId }))

beforeAll(async () => {
  app = await startTestApp()
  await app.sql`create table public.runs (job text, pid integer, finished boolean)`
  await app.sql`grant all on public.runs to service_role`
})
afterEach(async () => {
  await Promise.all(processes.splice(0).map(kill))
  await app.sql`truncate public.runs`
})

test('two processes share the work and run each job once', async () => {
  await Promise.all([startWorker('finishes'), startWorker('finishes')])
  const mailIds = Array.from({ length: 100 }, (_, i) => `shared ${i}`)
  await Promise.all(mailIds.map(enqueue))
  await expect
    .poll(() => app.sql`select from jobs.job where name = 'send-mail' and state = 'completed'`)
    .toHaveLength(mailIds.length)
  const runs = await app.sql`select job, count(*)::int as times from public.runs where finished group by job`
  expect(runs).toHaveLength(mailIds.length)
  expect(runs.every((run) => run.times === 1)).toBe(true)
})

test('a job whose process is killed in the middle is finished by another', async () => {
  const doomed = await startWorker('hangs')
  await enqueue('interrupted')
  await expect.poll(() => app.sql`select from public.runs`).toHaveLength(1)
  await kill(doomed)
  const heir = await startWorker('finishes')
  await expect
    .poll(() => app.sql`select job, pid from public.runs where finished`, { interval: 250 })
    .toEqual([{ job: 'interrupted', pid: heir.pid }])
})
