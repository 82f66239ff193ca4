import { beforeAll, expect, inject, test } from 'vitest'
import { openDatabase } from '#server/db/database.ts'
import { afterTestFile } from '../../support/after-test-file.ts'
import { startTestApp, type TestApp } from '../../support/app.ts'
import { join, listenLive, liveClient, roomOf, type SignedIn } from '../../support/browser/rooms.ts'
import { invoke } from '../../support/invoke.ts'
import { createFaultProxy, type FaultProxy } from '../../support/servers/fault-proxy.ts'

let app: TestApp
let proxy: FaultProxy
let address: string

beforeAll(async () => {
  app = await startTestApp()
  const direct = app.target
  if (typeof direct === 'string') throw new Error('tests reach their database by its socket')
  proxy = await createFaultProxy(inject('socketFolder'))
  afterTestFile(() => proxy.close())
  const target = `postgres://${direct.user}@127.0.0.1:${proxy.port}/${direct.database}`
  const db = openDatabase(
    { target, size: 4, statementTimeoutMs: 5000, applicationName: 'realtime outage' },
    app.deps.log,
  )
  afterTestFile(() => db.close())
  address = (await listenLive({ ...app, target, deps: { ...app.deps, db } })).address
})

const enter = async ({ person }: SignedIn, topic: string) =>
  join(liveClient(address, await app.tokenOf(person)), topic, { presence: true })

test('while the database is away those in a room go on, those who come are let in when it is back', async () => {
  const room = await roomOf(app)
  const patient = await enter(room.patient, room.topic)
  const practitioner = await enter(room.practitioner, room.topic)
  await invoke(room.practitioner, 'admit-patient', { appointmentId: room.id })
  await expect.poll(() => patient.heard.map(({ event }) => event)).toContain('server:admitted')
  await expect.poll(() => practitioner.heard.map(({ event }) => event)).toContain('server:admitted')

  await proxy.refuse()
  await patient.channel.send({ type: 'broadcast', event: 'signal', payload: { n: 1 } })
  await expect.poll(() => practitioner.heard.at(-1)?.payload).toEqual({ n: 1 })
  const other = await roomOf(app)
  const late = await enter(other.patient, other.topic)
  expect(late.statuses).toEqual(['CHANNEL_ERROR'])
  expect(late.errors[0]).not.toContain('Unauthorized')

  await proxy.heal()
  await expect.poll(() => late.statuses, { timeout: 15_000 }).toContain('SUBSCRIBED')
  expect(patient.statuses).toEqual(['SUBSCRIBED'])
  await patient.channel.send({ type: 'broadcast', event: 'signal', payload: { n: 2 } })
  await expect.poll(() => practitioner.heard.at(-1)?.payload).toEqual({ n: 2 })
})
