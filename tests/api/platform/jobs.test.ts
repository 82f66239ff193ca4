import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createJobs, type StartableJobs } from '#server/jobs/create-jobs.ts'
import { type AnyJob, defineJob } from '#server/jobs/define-job.ts'
import { startTestApp, type TestApp } from '../../support/app.ts'
import { duringOutage } from '../../support/servers/outage.ts'

const app: TestApp = await startTestApp()
const soon = { interval: 50 }
let jobs: StartableJobs

/** Test jobs replace those of the product, under the same contracts. */
const mailJob = (handle: (mailId: string) => Promise<void>, times = 3): AnyJob =>
  defineJob({
    name: 'send-mail',
    retry: { times, firstSeconds: 1, longestSeconds: 1 },
    runsAtMostSeconds: 30,
    handle: ({ data }) => handle(data.mailId),
  })

const enqueue = (mailId: string) => app.deps.db.asService((sql) => jobs.enqueue(sql, 'send-mail', { mailId }))
const stateOf = async (mailId: string) =>
  (await app.sql`select state::text from jobs.job where data ->> 'mailId' = ${mailId}`)[0]?.state

beforeEach(() => {
  const { host, database } = app.sql.options
  const target = { socketFolder: String(host), database, user: 'mivoix_server' }
  jobs = createJobs({ target, statementTimeoutMs: 8000 }, app.deps.log)
})
afterEach(() => jobs.stop(5))

test('a job runs if and only if the transaction that wrote it commits', async () => {
  const ran: string[] = []
  await jobs.start([mailJob(async (mailId) => void ran.push(mailId))], app.deps)
  const giveUp = app.deps.db.asService(async (sql) => {
    await jobs.enqueue(sql, 'send-mail', { mailId: 'rolled back' })
    throw new Error('changed my mind')
  })
  await expect(giveUp).rejects.toThrow('changed my mind')
  await enqueue('committed')
  await expect.poll(() => stateOf('committed'), soon).toBe('completed')
  expect(ran).toEqual(['committed'])
  expect(await stateOf('rolled back')).toBeUndefined()
})

test('a job that fails is repeated until it succeeds, and the log names no data', async () => {
  let attempts = 0
  await jobs.start(
    [
      mailJob(async () => {
        attempts += 1
        if (attempts < 3) throw new Error('no answer from camille@exemple.fr')
      }),
    ],
    app.deps,
  )
  await enqueue('stubborn')
  await expect.poll(() => stateOf('stubborn'), soon).toBe('completed')
  expect(attempts).toBe(3)
  const failures = app.logged.filter((line) => line.includes('job failed and will be repeated'))
  expect(failures).toHaveLength(2)
  expect(failures.join()).not.toContain('camille')
})

test('a job that never succeeds stays, failed, for an operator to see', async () => {
  await jobs.start([mailJob(() => Promise.reject(new TypeError('camille@exemple.fr')), 1)], app.deps)
  await enqueue('hopeless')
  await expect.poll(() => stateOf('hopeless'), soon).toBe('failed')
  const [failed] = await app.sql`select output from jobs.job where data ->> 'mailId' = 'hopeless'`
  expect(failed?.output).toMatchObject({ error: 'TypeError' })
  expect(JSON.stringify(failed?.output)).not.toContain('camille')
  expect(app.logged.join()).toContain('job failed for good')
})

test('jobs wait for a database that is gone, and run when it is back', async () => {
  await jobs.start([mailJob(() => Promise.resolve())], app.deps)
  const before = app.logged.length
  const troubles = () => app.logged.slice(before).filter((line) => line.includes('jobs are in trouble'))
  await duringOutage(app, async () => {
    await expect.poll(() => troubles().join(), soon).toMatch(/"code":"\w+"/)
    await pause(3000)
  })
  // Each worker polls every two seconds: every line has a cause, and each cause is told once by these jobs and by the app's.
  const causes = troubles().map((line) => /"code":"\w+"/.exec(line)?.[0])
  expect(causes).not.toContain(undefined)
  for (const cause of new Set(causes)) expect(causes.filter((other) => other === cause).length).toBeLessThan(3)
  await expect.poll(() => app.deps.db.isUp, soon).toBe(true)
  await enqueue('after the outage')
  await expect.poll(() => stateOf('after the outage'), soon).toBe('completed')
})

test('stopping lets a running job finish', async () => {
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
  let finished = false
  await jobs.start(
    [
      mailJob(async () => {
        await held
        finished = true
      }),
    ],
    app.deps,
  )
  await enqueue('slow')
  await expect.poll(() => stateOf('slow'), soon).toBe('active')
  const stopped = jobs.stop(10)
  letGo()
  await stopped
  expect(finished).toBe(true)
  expect(await stateOf('slow')).toBe('completed')
})

test('a job enqueued for later waits for its time', async () => {
  await jobs.start([mailJob(() => Promise.resolve())], app.deps)
  const tomorrow = new Date(Date.now() + 24 * 60 * 60 * 1000)
  await app.deps.db.asService((sql) => jobs.enqueue(sql, 'send-mail', { mailId: 'later' }, { startAfter: tomorrow }))
  await enqueue('now')
  await expect.poll(() => stateOf('now'), soon).toBe('completed')
  expect(await stateOf('later')).toBe('created')
})
