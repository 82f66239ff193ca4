import http, { type IncomingMessage } from 'node:http'
import https from 'node:https'
import { urlToHttpOptions } from 'node:url'
import { textOf } from './text-of.ts'

/** Sends a body; resolves with the response headers. Aborting the signal closes the request on both sides. */
export type Post = (body: string, signal: AbortSignal) => Promise<IncomingMessage>

export class EndpointError extends Error {
  readonly code: string
  /** The endpoint's error message, for a bad request. */
  readonly complaint: string
  constructor(status: number | undefined, complaint = '') {
    super('the endpoint refused')
    this.code = `HTTP_${status}`
    this.complaint = complaint
  }
}

const WRONG_REQUEST = new Set([400, 422])
const COMPLAINT_MAX_CHARACTERS = 4000

/** POST over keep-alive connections, so that no message waits for a TCP and TLS handshake. */
export function createPost(url: URL, headers: Record<string, string>): Post {
  const { Agent, request } = url.protocol === 'https:' ? https : http
  const to = { ...urlToHttpOptions(url), method: 'POST', agent: new Agent({ keepAlive: true }) }

  const post: Post = (body, signal) =>
    new Promise((resolve, reject) => {
      signal.throwIfAborted()
      const length = String(Buffer.byteLength(body))
      const sent = request({ ...to, headers: { ...headers, 'content-length': length } })
      // Not the request's `signal` option: Node would throw an uncatchable error after a complete but unread response.
      signal.addEventListener('abort', () => sent.destroy(), { once: true })
      sent.on('error', (fault: NodeJS.ErrnoException) => {
        // Retry: the other side closed a keep-alive connection before it read anything.
        if (sent.reusedSocket && fault.code === 'ECONNRESET' && !signal.aborted) resolve(post(body, signal))
        else reject(fault)
      })
      sent.on('response', (response) => {
        if (response.statusCode === 200) return resolve(response)
        void refusalOf(response).then(reject)
      })
      sent.end(body)
    })
  return post
}

async function refusalOf(response: IncomingMessage): Promise<Error> {
  if (!WRONG_REQUEST.has(response.statusCode ?? 0)) {
    response.destroy()
    return new EndpointError(response.statusCode)
  }
  let complaint = ''
  try {
    for await (const text of textOf(response)) {
      complaint += text
      if (complaint.length > COMPLAINT_MAX_CHARACTERS) break
    }
  } catch {
    // Still a refusal, even if its reason could not be read.
  }
  return new EndpointError(response.statusCode, complaint)
}
