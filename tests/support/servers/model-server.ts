import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { READING_INSTRUCTIONS } from '#server/chat/reading-instructions.ts'

/** Faults of a model endpoint. Only `kind` answers correctly. */
export const modelFaults = [
  'refused',
  'silent',
  'stalled',
  'garbage',
  'too-many',
  'broken',
  'endless',
  'cut',
  'wrong-json',
  'forbidden',
  'empty',
  'slow',
] as const
type ModelFault = (typeof modelFaults)[number]

interface ModelRequestBody {
  model: string
  messages: { role: string; content: string }[]
  max_tokens?: number
  max_completion_tokens?: number
  stream?: boolean
}

export interface ModelServer {
  url: string
  /** Chat requests, in order. */
  asked: ModelRequestBody[]
  /** Risk classification requests, in order, counted separately. */
  readings: ModelRequestBody[]
  /** Answers that the client aborted. */
  left: number
  /** Answers sent to their end. */
  ended: number
  close(): Promise<void>
}

interface Behaviour {
  fault?: ModelFault
  /** A request field that it does not know, and refuses as OpenAI does. */
  refuses?: keyof ModelRequestBody | undefined
  /** Chunks of the answer; a good one by default. */
  pieces?: readonly string[]
  beforeFirstMs?: number
  betweenMs?: number
  /** Closes the connection after the last chunk, without an end marker. */
  breaksOff?: boolean
  /** Token usage in the answer; null omits it. */
  usage?: object | null
}

export const goodPieces = ['Je ', 'vous ', 'lis', '. ', 'Qu’est-ce ', 'qui ', 'pèse ', 'le ', 'plus ', '?']

/** Fake of OpenAI's chat API on its own port; the behaviour is chosen per request. */
export async function startModelServer(
  behave: (asked: ModelRequestBody) => Behaviour,
  read: (asked: ModelRequestBody) => Behaviour = () => ({ pieces: ['RIEN'] }),
): Promise<ModelServer> {
  const state = { asked: [] as ModelRequestBody[], readings: [] as ModelRequestBody[], left: 0, ended: 0 }
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const part of request) body += String(part)
    const asked = JSON.parse(body) as ModelRequestBody
    if (asked.messages[0]?.content === READING_INSTRUCTIONS) {
      state.readings.push(asked)
      await answer(response, read(asked))
      return
    }
    state.asked.push(asked)
    response.on('close', () => {
      if (response.writableFinished) state.ended += 1
      else state.left += 1
    })
    await answer(response, behave(asked))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return Object.assign(state, {
    url: `http://127.0.0.1:${port}/v1`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  })
}

async function answer(response: ServerResponse, { fault, refuses, ...good }: Behaviour): Promise<void> {
  if (refuses) {
    const message = `Unsupported parameter: '${refuses}' is not supported with this model.`
    response.writeHead(400, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ error: { message, param: refuses, code: 'unsupported_parameter' } }))
    return
  }
  switch (fault) {
    case 'refused':
      response.destroy()
      return
    case 'silent':
      return
    case 'too-many':
    case 'broken':
      response.writeHead(fault === 'too-many' ? 429 : 500, { 'content-type': 'application/json' })
      response.end(JSON.stringify({ error: { message: 'no', type: 'x' } }))
      return
    case 'garbage':
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      response.end('\u0000\u0001 this is no protocol \n\n}{')
      return
    case 'wrong-json':
      begin(response)
      response.end('data: {"choices": "none", "oops"\n\ndata: {"choices": 7}\n\n')
      return
    case 'empty':
      begin(response)
      finish(response)
      return
    case 'stalled':
      begin(response)
      write(response, 'Je vous ')
      return
    case 'cut':
      begin(response)
      write(response, 'Je vous entends bien')
      await pause(5)
      response.destroy()
      return
    case 'endless':
      begin(response)
      while (!response.destroyed) {
        write(response, 'et puis encore un mot de plus ')
        await pause(2)
      }
      return
    case 'slow':
      begin(response)
      while (!response.destroyed) {
        write(response, 'mot ')
        await pause(700)
      }
      return
    case 'forbidden':
      begin(response)
      for (const piece of ['Je vous lis. ', 'Prenez ', '20 comprimés ', 'ce soir. ', 'Dormez.']) write(response, piece)
      finish(response)
      return
    case undefined:
      await answerWell(response, good)
  }
}

async function answerWell(response: ServerResponse, how: Behaviour): Promise<void> {
  if (how.beforeFirstMs) await pause(how.beforeFirstMs)
  begin(response)
  for (const piece of how.pieces ?? goodPieces) {
    if (response.destroyed) return
    write(response, piece)
    if (how.betweenMs) await pause(how.betweenMs)
  }
  if (how.breaksOff) {
    await pause(5)
    response.destroy()
    return
  }
  finish(response, how.usage)
}

function begin(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-cache' })
}

function chunk(delta: object, rest: object = {}): string {
  const body = {
    id: 'c',
    object: 'chat.completion.chunk',
    created: 0,
    model: 'm',
    choices: [{ index: 0, delta, ...rest }],
  }
  return `data: ${JSON.stringify(body)}\n\n`
}

function write(response: ServerResponse, content: string): void {
  response.write(chunk({ role: 'assistant', content }))
}

const goodUsage = { prompt_tokens: 400, completion_tokens: 60, total_tokens: 460 }

function finish(response: ServerResponse, usage: Behaviour['usage'] = goodUsage): void {
  response.write(chunk({}, { finish_reason: 'stop' }))
  if (usage) response.write(`data: ${JSON.stringify({ id: 'c', choices: [], usage })}\n\n`)
  response.end('data: [DONE]\n\n')
}
