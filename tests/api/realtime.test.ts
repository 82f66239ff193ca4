import { createClient } from '@supabase/supabase-js'
import { beforeAll, expect, test } from 'vitest'
import { createApp } from '#server/app.ts'
import { listen } from '#server/http/listen.ts'
import { startTestApp } from '../support/app.ts'
import { endWithFile } from '../support/end-with-file.ts'

let address: string

beforeAll(async () => {
  const { deps, readiness } = await startTestApp()
  const server = await listen(createApp(deps, { readiness }), { host: '127.0.0.1', port: 0 })
  endWithFile(() => server.close(0))
  address = `http://127.0.0.1:${server.port}`
})

test('who sends to a live channel is told that there is none yet', async () => {
  const channel = createClient(address, 'sb_publishable_test').channel('room')
  await expect(channel.httpSend('hello', {})).rejects.toThrow('Live channels are not offered yet')
})

test('who subscribes to one learns that it failed, and the server goes on', async () => {
  const client = createClient(address, 'sb_publishable_test')
  const failed = Promise.withResolvers<string>()
  client.channel('room').subscribe((status) => failed.resolve(status))
  expect(await failed.promise).toBe('CHANNEL_ERROR')
  await client.removeAllChannels()
  expect((await fetch(`${address}/healthz`)).status).toBe(200)
})
