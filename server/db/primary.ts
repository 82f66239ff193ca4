import { connect as connectTo, type Socket } from 'node:net'
import { Duplex } from 'node:stream'
import { inTime } from '../in-time.ts'

/** Cache time of the primary: connections of a start are opened together. */
const TRUSTED_MS = 1000
/** Timeout for one host to report its role. */
const ANSWER_MS = 2000
/** Time in which other hosts may contradict the first that claims to be the primary. */
const CONTRADICT_MS = 250

/** No host is the primary, or none answers. */
export class NoPrimary extends Error {
  readonly code: string

  constructor(reasons: readonly unknown[]) {
    const codes = new Set(
      reasons.map((reason) => (reason instanceof Error && 'code' in reason ? String(reason.code) : '')),
    )
    super('no host of the database is its primary', { cause: reasons[0] })
    // When all hosts fail with the same code, such as a wrong password, it is ours too.
    this.code = (codes.size === 1 && [...codes][0]) || 'NO_PRIMARY'
  }
}

/** Asks one host for its timeline; undefined from a standby. */
type AskTimeline = (url: string) => Promise<number | undefined>

/**
 * Follows the primary among several hosts of one database across failovers, and opens sockets to it only. When two
 * claim to be the primary, the later timeline wins: it was promoted last.
 */
export class Primary {
  readonly #urls: readonly string[]
  readonly #ask: AskTimeline
  #locating: Promise<string> | undefined
  #sockets: { socket: Socket; url: string }[] = []

  constructor(urls: readonly string[], ask: AskTimeline) {
    this.#urls = urls
    this.#ask = ask
  }

  /** Socket factory for the driver. Never throws: the driver expects failures from the socket. */
  readonly socket = async (): Promise<Duplex> => {
    try {
      const url = await this.locate()
      const socket = await opened(url)
      this.#sockets.push({ socket, url })
      return socket
    } catch (error) {
      return failing(error instanceof Error ? error : new Error(String(error)))
    }
  }

  /** URL of the primary. Closes connections to any other host: it is down, or a standby by now. */
  async locate(): Promise<string> {
    if (!this.#locating) {
      const locating = this.#find()
      this.#locating = locating
      const forget = () => {
        if (this.#locating === locating) this.#locating = undefined
      }
      locating.then(() => setTimeout(forget, TRUSTED_MS).unref(), forget)
    }
    const url = await this.#locating
    for (const open of this.#sockets) if (open.url !== url) open.socket.destroy()
    this.#sockets = this.#sockets.filter(({ socket }) => !socket.destroyed)
    return url
  }

  /** Number of hosts that claim to be the primary; two are a split brain. */
  async countClaims(): Promise<number> {
    const answers = await Promise.allSettled(this.#urls.map((url) => inTime(this.#ask(url), ANSWER_MS)))
    return answers.filter((answer) => answer.status === 'fulfilled' && answer.value !== undefined).length
  }

  #find(): Promise<string> {
    return new Promise((resolve, reject) => {
      const primaries: { url: string; timeline: number }[] = []
      const failures: unknown[] = []
      let pending = this.#urls.length
      const decide = () => {
        const [latest] = primaries.toSorted((a, b) => b.timeline - a.timeline)
        if (latest) resolve(latest.url)
        else reject(new NoPrimary(failures))
      }
      const hear = async (url: string) => {
        try {
          const timeline = await inTime(this.#ask(url), ANSWER_MS)
          if (timeline === undefined) failures.push(undefined)
          else if (primaries.push({ url, timeline }) === 1) setTimeout(decide, CONTRADICT_MS)
        } catch (error) {
          failures.push(error)
        }
        pending -= 1
        if (pending === 0) decide()
      }
      for (const url of this.#urls) void hear(url)
    })
  }
}

function opened(url: string): Promise<Socket> {
  const { hostname, port } = new URL(url)
  const host = hostname.replace(/^\[|\]$/g, '')
  return new Promise((resolve, reject) => {
    const socket = connectTo({ host, port: Number(port || 5432), timeout: ANSWER_MS })
    socket.once('timeout', () =>
      socket.destroy(Object.assign(new Error('no connection in time'), { code: 'ETIMEDOUT' })),
    )
    socket.once('error', reject)
    socket.once('connect', () => {
      socket.removeAllListeners()
      socket.setTimeout(0)
      // The driver reads the host name for TLS from here.
      resolve(Object.assign(socket, { host }))
    })
  })
}

/** A socket that fails on the first write, like a refused connection. */
function failing(error: Error): Duplex {
  return new Duplex({ read: () => undefined, write: (_chunk, _encoding, done) => done(error) })
}
