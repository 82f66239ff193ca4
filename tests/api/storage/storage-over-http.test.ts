import { once } from 'node:events'
import { connect } from 'node:net'
import { beforeAll, expect, test, vi } from 'vitest'
import { createApp } from '#server/app.ts'
import { type Listening, listen } from '#server/http/listen.ts'
import { afterTestFile } from '../../support/after-test-file.ts'
import { startTestApp, type TestApp } from '../../support/app.ts'
import { file, pdf } from '../../support/sample-files.ts'

const host = '127.0.0.1'
const LARGE_BYTES = 2_000_000
/** As many as one network may hold. */
const DOWNLOADS_AT_ONCE = 64
let app: TestApp
let server: Listening

beforeAll(async () => {
  app = await startTestApp()
  server = await listen(createApp(app.deps, { readiness: app.readiness }), { host, port: 0 })
  afterTestFile(() => server.close(0))
})

async function student() {
  const { person } = await app.as('student')
  return { person, authorization: `Bearer ${await app.tokenOf(person)}` }
}

/** Larger than what one read of a socket returns. */
async function largeDocument(): Promise<Uint8Array<ArrayBuffer>> {
  const document = await pdf()
  return new Uint8Array(Buffer.concat([document, Buffer.alloc(LARGE_BYTES, '\n')]))
}

async function storedBytes(name: string): Promise<Uint8Array | undefined> {
  const [row] = await app.sql<{ version: string }[]>`select version from storage.objects where name = ${name}`
  return app.deps.files.read(row?.version ?? '')
}

const bodies: [string, (bytes: Uint8Array<ArrayBuffer>) => BodyInit][] = [
  ['with its length', (bytes) => bytes],
  ['without a length', (bytes) => file(bytes).stream()],
  [
    'in a form',
    (bytes) => {
      const form = new FormData()
      form.append('cacheControl', '60')
      form.append('', file(bytes), 'a.pdf')
      return form
    },
  ],
]

test.each(bodies)('a document that arrives in many pieces is stored whole: %s', async (_, bodyOf) => {
  const { person, authorization } = await student()
  const name = `${person.id}/a.pdf`
  const bytes = await largeDocument()
  // `duplex` is missing in the types of Node's fetch.
  const request = { method: 'POST', headers: { authorization }, body: bodyOf(bytes), duplex: 'half' }
  const answer = await fetch(`http://${host}:${server.port}/storage/v1/object/proofs/${name}`, request)
  expect(answer.status).toBe(200)
  expect(Buffer.from((await storedBytes(name)) ?? []).equals(bytes)).toBe(true)
})

test.each([
  ['an upload', (id: string) => `object/proofs/${id}/a.pdf`, 6 * 1024 * 1024],
  ['a list', () => 'object/list/proofs', 2 * 1024 * 1024],
])('%s that is too large is refused while it is read, though its length is unknown', async (_, pathOf, length) => {
  const { person, authorization } = await student()
  const body = new Blob([Buffer.alloc(length, ' ')]).stream()
  const request = { method: 'POST', headers: { authorization }, body, duplex: 'half' }
  const answer = await fetch(`http://${host}:${server.port}/storage/v1/${pathOf(person.id)}`, request)
  expect(await answer.json()).toMatchObject({ code: 'EntityTooLarge' })
})

test('uploads whose sender leaves midway free their place and are no failure of ours', async () => {
  const { person, authorization } = await student()
  const url = `/storage/v1/object/proofs/${person.id}`
  const logged = app.logged.length
  for (const name of ['a', 'b', 'c']) {
    const socket = connect(server.port, host)
    socket.write(
      `POST ${url}/${name} HTTP/1.1\r\nhost: x\r\nauthorization: ${authorization}\r\ncontent-length: ${LARGE_BYTES}\r\n\r\n%PDF-`,
    )
    await once(socket, 'connect')
    socket.destroySoon()
    await once(socket, 'close')
  }
  await expect
    .poll(async () => {
      const body = new Uint8Array(await pdf())
      const options = { method: 'POST', headers: { authorization, 'x-upsert': 'true' }, body }
      return (await fetch(`http://${host}:${server.port}${url}/d.pdf`, options)).status
    })
    .toBe(200)
  expect(app.logged.slice(logged).join()).not.toContain('storage failed')
})

test('readers who do not read hold no more than their share, and free it when they leave', async () => {
  const { person, authorization } = await student()
  const url = `/storage/v1/object/proofs/${person.id}/large.pdf`
  const address = `http://${host}:${server.port}${url}`
  const body = await largeDocument()
  expect((await fetch(address, { method: 'POST', headers: { authorization }, body })).status).toBe(200)
  // Contents that never end, because the buffers of a connection take megabytes.
  const open = vi.spyOn(app.deps.files, 'open').mockImplementation(async () => new ReadableStream())
  const readers = Array.from({ length: DOWNLOADS_AT_ONCE }, () => {
    const socket = connect(server.port, host)
    socket.write(`GET ${url} HTTP/1.1\r\nhost: x\r\nauthorization: ${authorization}\r\n\r\n`)
    return socket
  })
  await expect.poll(() => open.mock.calls.length).toBe(DOWNLOADS_AT_ONCE)
  open.mockRestore()
  const read = async () => {
    const answer = await fetch(address, { headers: { authorization } })
    return [answer.status, (await answer.arrayBuffer()).byteLength]
  }
  expect((await read())[0]).toBe(503)
  const head = await fetch(address, { method: 'HEAD', headers: { authorization } })
  expect([head.status, head.headers.get('content-length')]).toEqual([200, String(body.length)])
  for (const socket of readers) socket.destroy()
  await expect.poll(read).toEqual([200, body.length])
})
