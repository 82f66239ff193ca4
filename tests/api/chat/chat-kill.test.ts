import { createServer } from 'node:net'
import { createClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readChatEvents } from '#domain/chat/chat-event.ts'
import type { Database } from '#domain/database-types.ts'
import { eventsOf } from '../../support/chat-events.ts'
import { createTestDatabase } from '../../support/database.ts'
import { createFaultProxy, type FaultProxy } from '../../support/servers/fault-proxy.ts'
import { type ModelServer, startModelServer } from '../../support/servers/model-server.ts'
import { type OwnServer, startOwnServer } from '../../support/servers/own-server.ts'

const sentences = ['Je vous lis. ', 'Encore un mot.']
let endpoint: ModelServer
let server: OwnServer
let way: FaultProxy
let address: string

beforeAll(async () => {
  // Slow the first time, so that the server is killed after the first sentence.
  endpoint = await startModelServer(() => ({ pieces: sentences, betweenMs: endpoint.asked.length === 1 ? 5000 : 0 }))
  const port = await freePort()
  address = `http://localhost:${port}`
  const { socketFolder, database, user } = await createTestDatabase()
  way = await createFaultProxy(socketFolder)
  server = await startOwnServer(port, {
    DATABASE_URL: `postgres://${user}@127.0.0.1:${way.port}/${database}`,
    MODEL_URL: endpoint.url,
    MODEL_NAME: 'test',
    DEMO: 'off',
  })
}, 60_000)
afterAll(async () => {
  await server.stop()
  await way.close()
  await endpoint.close()
})

async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((resolve) => probe.listen(0, resolve))
  const place = probe.address()
  await new Promise((resolve) => probe.close(resolve))
  return typeof place === 'object' && place ? place.port : 0
}

test('a server killed in the middle of an answer has kept the message, and answers it when asked again', async () => {
  const input = { message: 'Je dors mal', sessionId: crypto.randomUUID(), messageId: crypto.randomUUID() }
  const ask = () =>
    fetch(`${address}/functions/v1/chat-wit-ai`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
      body: JSON.stringify(input),
    })
  const read = async () => {
    const { data } = await createClient<Database>(address, 'sb_publishable_mivoix')
      .from('chat_messages')
      .select('sender, message, is_cut')
      .order('created_at')
      .setHeader('x-chat-session', input.sessionId)
    return data
  }
  const message = { sender: 'user', message: 'Je dors mal', is_cut: false }
  const answer = { sender: 'assistant', message: sentences.join(''), is_cut: false }

  const events = readChatEvents((await ask()).body ?? new ReadableStream())
  expect(await events.next()).toMatchObject({ value: { event: 'begun', data: { messageId: input.messageId } } })
  expect(await events.next()).toMatchObject({ value: { event: 'words', data: { text: 'Je vous lis.' } } })
  await server.killAndStartAgain()
  await expect(events.next()).rejects.toThrow()
  expect(await read()).toEqual([message])

  // The second request completes the answer, the third only repeats it.
  for (let times = 2; times <= 3; times++) {
    const { event, data } = (await eventsOf(await ask())).at(-1) ?? {}
    expect({ event, data }).toMatchObject({ event: 'done', data: { response: answer.message } })
    expect(await read()).toEqual([message, answer])
  }
  expect(endpoint.asked).toHaveLength(2)
}, 60_000)
