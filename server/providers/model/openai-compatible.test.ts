import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import type { LanguageModel } from './language-model.ts'
import { createOpenAiCompatibleModel } from './openai-compatible.ts'

type Answer = (response: ServerResponse, request: IncomingMessage) => void

let close: () => void = () => undefined
afterEach(() => close())

/** Test endpoint with a given answer; records its connections. */
async function endpoint(answer: Answer): Promise<{ model: LanguageModel; connections: Set<Socket> }> {
  const connections = new Set<Socket>()
  const server = createServer((request, response) => {
    connections.add(request.socket)
    request.resume().on('end', () => answer(response, request))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  close = () => server.close().closeAllConnections()
  const { port } = server.address() as AddressInfo
  const url = `http://127.0.0.1:${port}/v1/`
  return { model: createOpenAiCompatibleModel({ url, name: 'm', apiKey: 'secret' }), connections }
}

const events = (...chunks: object[]) =>
  chunks.map((chunk) => `: still here\ndata: ${JSON.stringify(chunk)}\n\n`).join('')
const words = (content: string | null) => ({ choices: [{ delta: { content } }] })
const whole = events(
  words(''),
  words('Je vous '),
  words('lis.'),
  { choices: [{ delta: {}, finish_reason: 'stop' }] },
  { choices: [], usage: { prompt_tokens: 7, completion_tokens: 3 } },
)

async function read(model: LanguageModel) {
  const pieces = model.write(
    { instructions: 'a', turns: [{ role: 'user', text: 'b' }], maxTokens: 9 },
    new AbortController().signal,
  )
  const heard: string[] = []
  let piece = await pieces.next()
  for (; !piece.done; piece = await pieces.next()) heard.push(piece.value)
  return { heard, usage: piece.value }
}

test('streams pieces, then the usage; uses the URL and key of the settings', async () => {
  const asked: (string | undefined)[] = []
  const { model } = await endpoint((response, { url, headers }) => {
    asked.push(url, headers.authorization)
    response.end(`${whole}data: [DONE]\n\n`)
  })
  expect(await read(model)).toEqual({ heard: ['Je vous ', 'lis.'], usage: { inputTokens: 7, outputTokens: 3 } })
  expect(asked).toEqual(['/v1/chat/completions', 'Bearer secret'])
})

test.each([
  ['in one piece', ['<think>Elle dort mal.</think>Je vous lis.']],
  ['in many', [' ', '<th', 'ink>Elle dort', ' mal. </th', 'ink>', '', 'Je vous lis.']],
  ['that looks like it and is none', ['<', '3 Je vous lis.']],
])('strips the reasoning from the answer, %s', async (_, pieces) => {
  const { model } = await endpoint((response) =>
    response.end(events(...pieces.map(words), { choices: [{ finish_reason: 'stop' }] })),
  )
  const { heard } = await read(model)
  expect(heard.join('').replace('<3 ', '')).toBe('Je vous lis.')
})

test('one connection serves consecutive requests', async () => {
  const { model, connections } = await endpoint((response) => response.end(whole))
  for (let i = 0; i < 3; i++) await read(model)
  expect(connections.size).toBe(1)
})

test('retries when the other side has closed a keep-alive connection', async () => {
  const used = new Set<Socket>()
  const { model, connections } = await endpoint((response, { socket }) => {
    if (used.has(socket)) socket.destroy()
    else response.end(whole)
    used.add(socket)
  })
  for (let i = 0; i < 3; i++) expect((await read(model)).heard).toEqual(['Je vous ', 'lis.'])
  expect(connections.size).toBe(3)
})

test.each([
  ['an error in the stream', events(words('Je '), { error: { message: 'overloaded' } })],
  ['an event without end', `data: ${'x'.repeat(70_000)}`],
  ['a reply that somebody else refused', events(words('Je '), { choices: [{ finish_reason: 'content_filter' }] })],
  ['words that stop', events(words('Je vous'))],
])('%s is a fault', async (_, body) => {
  const { model } = await endpoint((response) => response.end(body))
  await expect(read(model)).rejects.toThrow()
})

test('yields words before the next event is parsed', async () => {
  const { model } = await endpoint((response) => response.end(`${events(words('Je vous lis.'))}data: no JSON\n\n`))
  const pieces = model.write({ instructions: 'a', turns: [], maxTokens: 9 }, new AbortController().signal)
  expect(await pieces.next()).toEqual({ done: false, value: 'Je vous lis.' })
  await expect(pieces.next()).rejects.toThrow()
})

test('a refusal contains its status', async () => {
  const { model } = await endpoint((response) => response.writeHead(401).end('{}'))
  await expect(read(model)).rejects.toMatchObject({ code: 'HTTP_401' })
})

test('a complete answer that is abandoned leaks nothing', async () => {
  const { model } = await endpoint((response) => response.end(whole))
  const given = new AbortController()
  const pieces = model.write({ instructions: 'a', turns: [], maxTokens: 9 }, given.signal)
  await pieces.next()
  given.abort()
  expect((await read(model)).heard).toEqual(['Je vous ', 'lis.'])
})
