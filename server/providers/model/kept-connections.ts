import http, { type IncomingMessage } from 'node:http'
import https from 'node:https'
import { urlToHttpOptions } from 'node:url'
import { textOf } from './text-of.ts'

/** Sends a body and answers as soon as the other side begins to. Aborting the signal ends the request at both sides. */
export type Post = (body: string, signal: AbortSignal) => Promise<IncomingMessage>

export class RefusedByEndpoint extends Error {
  readonly code: string
  /** What the endpoint finds wrong with the request, when it is that which is wrong. */
  readonly complaint: string
  constructor(status: number | undefined, complaint = '') {
    super('the endpoint refused')
    this.code = `HTTP_${status}`
    this.complaint = complaint
  }
}

const WRONG_REQUEST = new Set([400, 422])
const COMPLAINT_MAX_CHARACTERS = 4000

/** Posts to one address on connections that are kept open: no message waits for a new one, nor for its encryption. */
export function createPost(url: URL, headers: Record<string, string>): Post {
  const { Agent, request } = url.protocol === 'https:' ? https : http
  const to = { ...urlToHttpOptions(url), method: 'POST', agent: new Agent({ keepAlive: true }) }

  const post: Post = (body, signal) =>
    new Promise((resolve, reject) => {
      signal.throwIfAborted()
      const length = String(Buffer.byteLength(body))
      const sent = request({ ...to, headers: { ...headers, 'content-length': length } })
      // Not as an option of the request: Node would then throw where nobody hears it, once an answer came whole and unread.
      signal.addEventListener('abort', () => sent.destroy(), { once: true })
      sent.on('error', (fault: NodeJS.ErrnoException) => {
        // A connection that was kept may have been closed at the other side just now: nothing was heard there.
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
    return new RefusedByEndpoint(response.statusCode)
  }
  let complaint = ''
  try {
    for await (const text of textOf(response)) {
      complaint += text
      if (complaint.length > COMPLAINT_MAX_CHARACTERS) break
    }
  } catch {
    // The refusal stands, however little of its reason came through.
  }
  return new RefusedByEndpoint(response.statusCode, complaint)
}
