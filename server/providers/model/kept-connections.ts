import http, { type IncomingMessage } from 'node:http'
import https from 'node:https'
import { urlToHttpOptions } from 'node:url'

/** Sends a body and answers as soon as the other side begins to. Aborting the signal ends the request at both sides. */
export type Post = (body: string, signal: AbortSignal) => Promise<IncomingMessage>

class RefusedByEndpoint extends Error {
  readonly code: string
  constructor(status: number | undefined) {
    super('the endpoint refused')
    this.code = `HTTP_${status}`
  }
}

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
        response.destroy()
        reject(new RefusedByEndpoint(response.statusCode))
      })
      sent.end(body)
    })
  return post
}
